import type { $ZodIssue } from 'zod/v4/core'
import { defineMessages, type Message } from '#shared/messages.ts'

/** `invalid_type` becomes `invalid-type`. */
type Kebab<T extends string> = T extends `${infer Word}_${infer Rest}` ? `${Word}-${Kebab<Rest>}` : T

/** The codes of zod, and those of our own rules that several pages share. */
type IssueCode =
  | Kebab<$ZodIssue['code']>
  | 'required'
  | 'too-short'
  | 'too-long'
  | 'int'
  | 'number'
  | 'date'
  | 'email'
  | 'not-readable'
  | 'time-zone'
  | 'email-taken'
  | 'name-taken'
  | 'wrong-password'

const wrongFormat: Message = { en: 'The format is not valid.', zh: '格式不正確。' }

/** Those that say no more than that a value is not allowed. */
type Vague = 'not-multiple-of' | 'unrecognized-keys' | 'invalid-union' | 'invalid-key' | 'invalid-element' | 'custom'

/** A text for each code that says more than `other`, which is for the rest. */
const issueTexts: Record<Exclude<IssueCode, Vague> | 'other', Message> = {
  required: { en: 'This field is required.', zh: '請填寫此欄位。' },
  'too-short': { en: 'Must be at least {{bound}} characters.', zh: '至少需要 {{bound}} 個字元。' },
  'too-long': { en: 'Must be {{bound}} characters or fewer.', zh: '最多 {{bound}} 個字元。' },
  'too-small': { en: 'Must be at least {{bound}}.', zh: '不可小於 {{bound}}。' },
  'too-big': { en: 'Must be {{bound}} or less.', zh: '不可大於 {{bound}}。' },
  int: { en: 'Must be a whole number.', zh: '請輸入整數。' },
  number: { en: 'Must be a number.', zh: '請輸入數字。' },
  date: { en: 'Enter a valid date.', zh: '請輸入正確的日期。' },
  email: {
    en: 'Enter a valid e-mail address, such as name@strive.example.',
    zh: '電子郵件格式不正確，例如 name@strive.example。',
  },
  'not-readable': {
    en: "This contains an invisible character that can't be stored. Delete it and try again.",
    zh: '內容含有無法儲存的隱藏字元，請刪除後再試一次。',
  },
  'time-zone': { en: 'Choose a time zone from the list.', zh: '沒有這個時區，請從清單中選擇。' },
  'email-taken': { en: 'Another account already uses this e-mail address.', zh: '此電子郵件已被其他帳號使用。' },
  'name-taken': { en: 'This name is already in use.', zh: '這個名稱已被使用。' },
  'wrong-password': { en: 'The current password is incorrect.', zh: '目前的密碼不正確。' },
  'invalid-type': wrongFormat,
  'invalid-format': wrongFormat,
  'invalid-value': { en: 'Choose one of the options.', zh: '請選擇其中一個選項。' },
  other: { en: 'This value is not allowed.', zh: '不接受這個值。' },
}

/** The common text for each issue code. A page can have a better text for its own field. */
export const issueMessages = defineMessages('Issue', issueTexts)

export const formMessages = defineMessages('Form', {
  wait: { en: 'Too many attempts. Try again at {{time}}.', zh: '嘗試次數過多，請於 {{time}} 後再試。' },
  showTyped: { en: 'Show password', zh: '顯示密碼' },
  searching: { en: 'Searching…', zh: '搜尋中…' },
  noMatch: { en: 'No matches', zh: '沒有符合的項目' },
  chooseDay: { en: 'Open calendar', zh: '開啟月曆' },
  likeThis: { en: 'Enter it like {{example}}.', zh: '請依此格式輸入：{{example}}。' },
  choose: { en: 'Choose…', zh: '請選擇…' },
  en: { en: '{{label}} (English)', zh: '{{label}}（英文）' },
  zh: { en: '{{label}} (Chinese)', zh: '{{label}}（中文）' },
  matches: { en: { one: '{{count}} match', other: '{{count}} matches' }, zh: '{{count}} 個符合的項目' },
})
