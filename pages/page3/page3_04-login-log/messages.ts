import { titlesOf } from '#shared/fields.ts'
import { defineMessages } from '#shared/messages.ts'
import { loginFields } from '#shared/platform/sign-ins/login-fields.ts'

export const messages = defineMessages('page3_04', {
  log: { en: 'Sign-ins and refused attempts', zh: '登入與被拒絕的嘗試' },

  ...titlesOf(loginFields),
  loginTime: { en: 'Time ({{zone}})', zh: '時間（{{zone}}）' },

  details: { en: 'Sign-in', zh: '登入紀錄' },
  facts: { en: 'Details', zh: '詳細資料' },
  utc: { en: 'In UTC', zh: 'UTC 時間' },
  sameAccount: { en: 'All entries of this account', zh: '這個帳號的所有紀錄' },
  missingTitle: { en: 'Entry not found', zh: '找不到這筆紀錄' },
  missingText: { en: 'It may have been deleted.', zh: '它可能已經刪除。' },

  'signed-in': { en: 'Signed in', zh: '登入成功' },
  refused: { en: 'Refused', zh: '被拒絕' },
  'wrong-password': { en: 'wrong password', zh: '密碼錯誤' },
  'unknown-account': { en: 'account not found', zh: '帳號不存在' },
  'closed-account': { en: 'account closed', zh: '帳號已停用' },
  unknownUser: { en: 'unknown account', zh: '不明帳號' },
  normal: { en: 'normal', zh: '一般' },
  supersuper: { en: 'supersuper', zh: '最高權限' },
  utcOriginal: { en: '{{time}} UTC', zh: 'UTC {{time}}' },

  anyOutcome: { en: 'Any outcome', zh: '所有結果' },
  anyLevel: { en: 'Any level', zh: '所有等級' },
  userPrefix: { en: 'Account starts with', zh: '帳號開頭' },
  zone: { en: 'Time zone', zh: '時區' },

  newRows: {
    en: { one: 'Show {{count}} new row', other: 'Show {{count}} new rows' },
    zh: '有 {{count}} 筆新紀錄，點此顯示',
  },
  arrived: { en: 'New entry: {{user}}, {{outcome}}', zh: '新紀錄：{{user}}，{{outcome}}' },

  emptyTitle: { en: 'No sign-ins yet', zh: '還沒有登入紀錄' },
  emptyText: {
    en: 'Sign-ins appear here automatically.',
    zh: '有人登入時，紀錄會自動出現在這裡。',
  },
  noMatchTitle: { en: 'No sign-ins match these filters', zh: '沒有符合條件的紀錄' },
  noMatchText: {
    en: 'Try a wider date range or a shorter account prefix, or reset the filters.',
    zh: '試試放寬日期、縮短帳號開頭，或重設篩選。',
  },
})
