import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'resources/translations/source-texts.ts',
      symbol: 'readSourceTexts',
      says: { en: 'The texts are read from the source itself', zh: '文字直接從原始碼讀取' },
    },
    {
      file: 'resources/translations/rules.ts',
      symbol: 'placeholdersOf',
      says: { en: 'What must not get lost in a translation', zh: '翻譯時不能遺失的部分' },
    },
    {
      file: 'resources/translations/release.ts',
      symbol: 'publish',
      says: { en: 'A version records what has changed', zh: '一個版本記錄改了什麼' },
    },
    {
      file: 'resources/translations/release.ts',
      symbol: 'rollBack',
      says: { en: 'Going back is a new version', zh: '回復也是一個新版本' },
    },
    {
      file: 'pages/page6/page6_03-translations/frame/words.ts',
      symbol: 'replace',
      says: { en: 'Published texts take the place of the built-in ones', zh: '發布的文字取代內建的文字' },
    },
  ],
  reading: [
    { title: 'W3C: Text size in translation', href: 'https://www.w3.org/International/articles/article-text-size' },
    { title: 'OASIS: XLIFF 2.0', href: 'https://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html' },
    {
      title: 'Unicode CLDR: Language Plural Rules',
      href: 'https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html',
    },
  ],
}
