import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page6_02', {
  choose: { en: 'Choose a count', zh: '選擇數量' },
  count: { en: 'Count', zh: '數量' },
  which: { en: 'Wording', zh: '寫法' },
  items: { en: 'As specified, with its gap', zh: '依規格，保留空缺' },
  closed: { en: 'The gap closed', zh: '補上空缺' },
  en: { en: 'English', zh: '英文' },
  zh: { en: 'Chinese', zh: '中文' },
  byInterval: { en: 'By the interval {{range}}', zh: '依區間 {{range}}' },
  byPlural: {
    en: 'No interval holds {{count}}: the ordinary plural “{{category}}” is used',
    zh: '沒有區間包含 {{count}}：改用一般複數「{{category}}」',
  },
  all: { en: 'From 0 to 20', zh: '從 0 到 20' },
  rule: { en: 'Rule', zh: '規則' },
  interval: { en: 'Interval {{range}}', zh: '區間 {{range}}' },
  plural: { en: 'Gap: ordinary plural', zh: '空缺：一般複數' },
  written: { en: 'As it is written', zh: '原始寫法' },
  writtenText: {
    en: 'Intervals come first. A count that no interval holds falls back to the plural forms of its language: English has “one” and “other”, Chinese only “other”. A gap is allowed, and easily overlooked: 0, 8 and 9 read differently from their neighbours.',
    zh: '先比對區間；沒有區間包含的數量，改用該語言的複數形式：英文有 one 與 other，中文只有 other。空缺是合法的，卻容易被忽略：0、8、9 的說法和相鄰的數字不同。',
  },
})

/** The texts that the page shows. Its own sample: the first is S-I18N-3's, gap and all. */
export const samples = defineMessages('page6_02.samples', {
  items: {
    en: {
      one: '{{count}} item',
      other: '{{count}} items',
      interval: '(1)[one item];(2-7)[a few items];(10-inf)[a lot of items];',
    },
    zh: { other: '{{count}} 個項目', interval: '(1)[一個項目];(2-7)[幾個項目];(10-inf)[很多項目];' },
  },
  closed: {
    en: {
      one: '{{count}} item',
      other: '{{count}} items',
      interval: '(0)[no items];(1)[one item];(2-9)[a few items];(10-inf)[a lot of items];',
    },
    zh: {
      other: '{{count}} 個項目',
      interval: '(0)[沒有項目];(1)[一個項目];(2-9)[幾個項目];(10-inf)[很多項目];',
    },
  },
})
export type Sample = keyof (typeof samples)['texts']
