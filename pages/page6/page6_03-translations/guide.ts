import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'resources/translations/source-texts.ts#readSourceTexts': {
      en: 'The texts are read from the source itself',
      zh: '文字直接從原始碼讀取',
    },
    'resources/translations/rules.ts#placeholdersOf': {
      en: 'What must not get lost in a translation',
      zh: '翻譯時不能遺失的部分',
    },
    'resources/translations/release.ts#publish': {
      en: 'A version records what has changed',
      zh: '一個版本記錄改了什麼',
    },
    'resources/translations/release.ts#rollBack': { en: 'Going back is a new version', zh: '回復也是一個新版本' },
    './frame/words.ts#replace': {
      en: 'Published texts take the place of the built-in ones',
      zh: '發布的文字取代內建的文字',
    },
  },
  reading: {
    'W3C: Text size in translation': 'https://www.w3.org/International/articles/article-text-size',
    'OASIS: XLIFF 2.0': 'https://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html',
    'Unicode CLDR: Language Plural Rules':
      'https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html',
  },
}
