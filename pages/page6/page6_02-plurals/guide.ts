import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'resources/wordings/rules.ts#parseIntervals': {
      en: 'Intervals are read, and mistakes have a position',
      zh: '讀取區間，錯誤會指出位置',
    },
    'resources/wordings/rules.ts#decide': { en: 'Which form a number gets', zh: '一個數字該用哪一種形式' },
    'resources/wordings/rules.ts#lookOver': {
      en: 'Gaps and overlaps are reported, not refused',
      zh: '缺口與重疊只提醒，不拒絕',
    },
    'client/i18n/fill.ts#formOf': { en: 'How the console itself chooses', zh: '主控台自己怎麼選擇' },
  },
  reading: {
    'Unicode CLDR: Language Plural Rules':
      'https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html',
    'MDN: Intl.PluralRules':
      'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Intl/PluralRules',
  },
}
