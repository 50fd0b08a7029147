export const P = (url, body, extra = {}) => ({ url, body: body.trim() + "\n", ...extra })
export const news = (day, language = "English", country = "United States") => ({ news: { seen: day.replaceAll("-", "") + "T120000Z", language, country } })
