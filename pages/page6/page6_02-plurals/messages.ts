import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page6_02', {
  choose: { en: 'Choose a count', zh: '選擇數量' },
  count: { en: 'Count', zh: '數量' },
  which: { en: 'Wording', zh: '寫法' },
  items: { en: 'As specified, with a gap', zh: '依規格，保留空缺' },
  closed: { en: 'Without the gap', zh: '沒有空缺' },
  en: { en: 'English', zh: '英文' },
  zh: { en: 'Chinese', zh: '中文' },
  byInterval: { en: 'Interval {{range}}', zh: '區間 {{range}}' },
  byPlural: {
    en: 'No interval contains {{count}}, so the plural form “{{category}}” is used',
    zh: '沒有區間包含 {{count}}，改用複數形式「{{category}}」',
  },
  all: { en: 'Counts 0 to 20', zh: '數量 0 到 20' },
  rule: { en: 'Rule', zh: '規則' },
  interval: { en: 'Interval {{range}}', zh: '區間 {{range}}' },
  plural: { en: 'Gap: plural form', zh: '空缺：複數形式' },
  own: { en: 'Try your own text', zh: '試試自己的文字' },
  ownText: {
    en: 'The server formats your text for each count and reports gaps and overlaps between the intervals. The example is the text from the specification.',
    zh: '伺服器會依各個數量格式化您的文字，並指出區間的空缺與重疊。範例為規格的文字。',
  },
  language: { en: 'Language', zh: '語言' },
  intervals: { en: 'Intervals', zh: '區間' },
  intervalsHelp: {
    en: 'For example (1)[one item];(2-7)[a few items];(10-inf)[a lot of items]. Leave empty to use only plural forms.',
    zh: '例如 (1)[一個項目];(2-7)[幾個項目];(10-inf)[很多項目]。留空則只用複數形式。',
  },
  one: { en: 'Plural form “one”', zh: '複數形式 one' },
  other: { en: 'Plural form “other”', zh: '複數形式 other' },
  otherHelp: { en: 'Use {{sign}} for the number.', zh: '{{sign}} 代表數字。' },
  ask: { en: 'Check on server', zh: '由伺服器檢查' },
  end: { en: '(the end)', zh: '（結尾）' },
  'text.interval_range-expected': {
    en: 'Expected a range in parentheses here.',
    zh: '這裡應為括號包住的範圍。',
  },
  'text.interval_number-expected': {
    en: 'Expected a number or range in parentheses, such as 3, 2-7 or 10-inf.',
    zh: '括號內應為數字，例如 3、2-7 或 10-inf。',
  },
  'text.interval_range-backwards': { en: 'The end of this range is before its start.', zh: '這個範圍的結尾小於開頭。' },
  'text.interval_text-expected': { en: 'Expected a text in brackets here.', zh: '這裡應為方括號包住的文字。' },
  'text.interval_text-unclosed': {
    en: 'This bracket is not closed. The text can’t contain a semicolon.',
    zh: '這個方括號沒有關閉；文字中不能有分號。',
  },
  'text.interval_separator-expected': {
    en: 'Expected a semicolon before this range.',
    zh: '這個範圍前應有分號。',
  },
  yours: { en: 'Your text', zh: '您的文字' },
  specified: { en: 'As specified', zh: '規格' },
  category: { en: 'Plural form “{{category}}”', zh: '複數形式「{{category}}」' },
  isGap: { en: 'Gap', zh: '空缺' },
  isOverlap: { en: 'Overlap', zh: '重疊' },
  gaps: { en: 'Gaps: {{list}}.', zh: '空缺：{{list}}。' },
  noGaps: { en: 'No gaps from {{from}} to {{to}}.', zh: '從 {{from}} 到 {{to}} 沒有空缺。' },
  overlaps: { en: 'Overlaps: {{list}}. The first interval applies.', zh: '重疊：{{list}}，以第一個區間為準。' },
  written: { en: 'Source text', zh: '原始文字' },
  writtenText: {
    en: 'Intervals apply first. A count outside all intervals uses the plural forms of its language: English has “one” and “other”, Chinese only “other”. Gaps are allowed but easy to miss: 0, 8 and 9 read differently from their neighbors.',
    zh: '先套用區間。不在任何區間內的數量，改用該語言的複數形式：英文有 one 與 other，中文只有 other。空缺是允許的，但容易被忽略：0、8、9 的說法和相鄰的數字不同。',
  },
})

/** The sample texts of the page. The first is S-I18N-3's, including its gap. */
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
