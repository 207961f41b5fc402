import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'resources/wordings/rules.ts',
      symbol: 'parseIntervals',
      says: { en: 'Intervals are read, and mistakes have a position', zh: '讀取區間，錯誤會指出位置' },
    },
    {
      file: 'resources/wordings/rules.ts',
      symbol: 'decide',
      says: { en: 'Which form a number gets', zh: '一個數字該用哪一種形式' },
    },
    {
      file: 'resources/wordings/rules.ts',
      symbol: 'lookOver',
      says: { en: 'Gaps and overlaps are reported, not refused', zh: '缺口與重疊只提醒，不拒絕' },
    },
    {
      file: 'client/i18n/fill.ts',
      symbol: 'formOf',
      says: { en: 'How the console itself chooses', zh: '主控台自己怎麼選擇' },
    },
  ],
  reading: [
    {
      title: 'Unicode CLDR: Language Plural Rules',
      href: 'https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html',
    },
    {
      title: 'MDN: Intl.PluralRules',
      href: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Intl/PluralRules',
    },
  ],
}
