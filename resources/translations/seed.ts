import { BEGIN, DAY_MS, isoOf } from '#company/calendar.ts'
import { defineCompanyRows, type RowOf, unchanged } from '#company/rows.ts'
import { partsOf, textColumn } from './entity.ts'

const AUTHOR = 'operator'
/** A Japanese translation that somebody has begun, and a Chinese text that they would word otherwise. */
const DRAFTS: Record<string, string> = {
  'ja.page3_01.add': 'メンバーを追加',
  'ja.page3_01.email': 'メールアドレス',
  'ja.page3_01.job': '職種',
  'ja.page3_01.members': 'メンバー',
  'ja.page3_01.name': '氏名',
  'ja.page3_01.search': '検索',
  'ja.page3_01.select': '{{name}}を選択',
  'ja.page3_01.team': 'チーム',
  'zh.page3_01.searchPlaceholder': '輸入姓名或電子郵件',
}
const IN_REVIEW = ['ja.page3_01.members', 'ja.page3_01.name', 'ja.page3_01.email']

/** Nothing is published at first, so the console shows its own texts. */
export const companyRows = defineCompanyRows(['translation', 'translation_release'], () => ({
  translation: Object.entries(DRAFTS).map(
    ([id, text]): RowOf<'translation'> => ({
      id,
      language: partsOf(id).language,
      text: textColumn({ other: text }),
      published: null,
      is_in_review: IN_REVIEW.includes(id) ? 1 : 0,
      account: AUTHOR,
      ...unchanged(isoOf(BEGIN + 300 * DAY_MS)),
    }),
  ),
  translation_release: [],
}))
