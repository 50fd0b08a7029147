/** `Beat Müller` of `Beat Mueller`: engines that look for whole words tell the two apart. */
export const withUmlauts = (name: string): string =>
  name.replace(/(?<= |[^\P{L}aeiouqAEIOUQ])([aouAOU])e(?=\p{L}+$)/gu, (_pair, vowel: string) =>
    `${vowel}\u0308`.normalize("NFC")
  )
