import type { PRIORITIES } from './rules.ts'

/** What customers write; `{}` is the product. */
export const SUBJECTS: readonly (readonly [en: string, zh: string])[] = [
  ['Where is my {}?', '{}何時到貨？'],
  ['{}: the zip is stuck', '{}拉鍊卡住'],
  ['{} arrived damaged', '{}到貨時已損壞'],
  ['Exchange {} for another size', '{}想更換尺寸'],
  ['Return {}', '{}申請退貨'],
  ['{}: a seam came loose', '{}縫線脫落'],
  ['How do I clean {}?', '{}如何清洗保養？'],
  ['Invoice for {} with a company number', '{}發票需加註統一編號'],
  ['Spare part for {}', '{}想購買替換零件'],
  ['{}: wrong colour delivered', '{}出貨顏色錯誤'],
]

/** How often each priority occurs. */
export const PRIORITY_SHARES: readonly (readonly [priority: (typeof PRIORITIES)[number], share: number])[] = [
  ['low', 20],
  ['normal', 55],
  ['high', 20],
  ['urgent', 5],
]
