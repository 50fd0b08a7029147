/** A language that people speak, with how well in parentheses. */
export const naturalLanguage =
  /^(?:English|French|German|Spanish|Italian|Portuguese|Dutch|Swedish|Norwegian|Danish|Finnish|Polish|Czech|Slovak|Hungarian|Romanian|Bulgarian|Greek|Turkish|Russian|Ukrainian|Arabic|Hebrew|Persian|Farsi|Urdu|Hindi|Punjabi|Bengali|Gujarati|Marathi|Tamil|Telugu|Kannada|Malayalam|Sinhala|Nepali|Mandarin|Cantonese|Chinese|Japanese|Korean|Vietnamese|Thai|Malay|Indonesian|Tagalog|Filipino|Swahili|Kiswahili|Shona|Ndebele|Akan|Ewe|Wolof|Bambara|Sotho|Tswana|Fula|Mende|Krio|Rundi|Bemba|Nyanja|Kirundi|Kyrgyz|Tajik|Turkmen|Oromo|Chichewa|Lingala|Malagasy|Luxembourgish|Flemish|Odia|Konkani|Assamese|Kashmiri|Cornish|Manx|Faroese|Cree|Inuktitut|Samoan|Tongan|Fijian|Javanese|Cebuano|Quechua|Haitian Creole|Hokkien|Taiwanese|BSL|Auslan|(?:British|Irish|American) Sign Language|Yoruba|Igbo|Hausa|Zulu|isiZulu|Xhosa|isiXhosa|Sesotho|Setswana|Twi|Ga|Kinyarwanda|Luganda|Somali|Tigrinya|Kikuyu|Luo|Breton|Frisian|Maltese|Albanian|Macedonian|Mongolian|Burmese|Khmer|Lao|Tibetan|Pashto|Dari|Kurdish|Kurmanji|Sorani|Armenian|Georgian|Azerbaijani|Kazakh|Uzbek|Afrikaans|Amharic|Irish|Welsh|Scots Gaelic|Gaelic|Catalan|Basque|Galician|Croatian|Serbian|Bosnian|Slovenian|Lithuanian|Latvian|Estonian|Icelandic|Māori|Maori)(?: \([^()]*\))?$/u

/** `Native German, fluent English`: how well a language is spoken. */
export const withoutLevel = (item: string): string => {
  const language =
    /^(?:native|fluent|good|basic|conversational|professional|working|some) (?<language>\p{Lu}\p{Ll}+)$/iu.exec(
      item
    )?.groups?.language
  return language !== undefined && naturalLanguage.test(language) ? language : item
}
