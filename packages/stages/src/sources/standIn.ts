/** The address under which the page of a site is asked for: that of the stand-in for the site, if there is one. */
export const throughStandIn = (url: string, standIn: string | undefined): string => {
  const { pathname, search } = new URL(url)
  return standIn === undefined ? url : `${standIn}${pathname}${search}`
}
