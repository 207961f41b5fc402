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
  own: { en: 'Write your own', zh: '寫一段自己的' },
  ownText: {
    en: 'The server words it for each count and tells where the intervals leave a gap or overlap. It begins with the specification’s text.',
    zh: '由伺服器逐一列出各數量的說法，並指出區間的空缺與重疊。一開始是規格的文字。',
  },
  language: { en: 'Language', zh: '語言' },
  intervals: { en: 'Intervals', zh: '區間' },
  intervalsHelp: {
    en: 'Such as (1)[one item];(2-7)[a few items];(10-inf)[a lot of items]. Empty: by plural forms alone.',
    zh: '例如 (1)[一個項目];(2-7)[幾個項目];(10-inf)[很多項目]。留空則只用複數形式。',
  },
  one: { en: 'Plural form “one”', zh: '複數形式 one' },
  other: { en: 'Plural form “other”', zh: '複數形式 other' },
  otherHelp: { en: '{{sign}} stands for the number.', zh: '{{sign}} 代表數字。' },
  ask: { en: 'Ask the server', zh: '詢問伺服器' },
  end: { en: '(the end)', zh: '（結尾）' },
  'text.interval_range_expected': {
    en: 'A range in parentheses should begin here.',
    zh: '這裡應該以括號開始一個範圍。',
  },
  'text.interval_number_expected': {
    en: 'The parentheses should hold a number, such as 3, 2-7 or 10-inf.',
    zh: '括號內應為數字，例如 3、2-7 或 10-inf。',
  },
  'text.interval_range_backwards': { en: 'This range ends before it begins.', zh: '這個範圍的結尾小於開頭。' },
  'text.interval_text_expected': { en: 'A text in brackets should stand here.', zh: '這裡應該有方括號包住的文字。' },
  'text.interval_text_unclosed': {
    en: 'This bracket is not closed; a text may hold no semicolon.',
    zh: '這個方括號沒有關閉；文字中不能有分號。',
  },
  'text.interval_separator_expected': {
    en: 'A semicolon should separate this from what is before it.',
    zh: '這裡與前一項之間應該有分號。',
  },
  yours: { en: 'Yours', zh: '您的寫法' },
  specified: { en: 'As specified', zh: '規格' },
  category: { en: 'Plural “{{category}}”', zh: '複數「{{category}}」' },
  isGap: { en: 'Gap', zh: '空缺' },
  isOverlap: { en: 'Overlap', zh: '重疊' },
  gaps: { en: 'No interval holds {{list}}.', zh: '沒有區間包含 {{list}}。' },
  noGaps: { en: 'No gap from {{from}} to {{to}}.', zh: '從 {{from}} 到 {{to}} 沒有空缺。' },
  overlaps: { en: 'More than one holds {{list}}: the first decides.', zh: '{{list}} 有多個區間包含，以第一個為準。' },
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
