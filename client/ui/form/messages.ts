import { defineMessages } from '#shared/messages.ts'

/** What can be wrong with any field, by the code of its issue. A page says it better for a field of its own. */
export const issueMessages = defineMessages('Issue', {
  required: { en: 'Please fill this in.', zh: '請填寫此欄位。' },
  too_short: { en: 'At least {{bound}} characters, please.', zh: '至少需要 {{bound}} 個字元。' },
  too_long: { en: 'At most {{bound}} characters, please.', zh: '最多 {{bound}} 個字元。' },
  too_small: { en: 'Not below {{bound}}, please.', zh: '不可小於 {{bound}}。' },
  too_big: { en: 'Not above {{bound}}, please.', zh: '不可大於 {{bound}}。' },
  int: { en: 'A whole number, please.', zh: '請輸入整數。' },
  email: {
    en: 'This is no e-mail address; one looks like name@strive.example.',
    zh: '電子郵件格式不正確，例如 name@strive.example。',
  },
  not_readable: {
    en: "This contains an invisible character that can't be stored. Delete it and try again.",
    zh: '內容含有無法儲存的隱藏字元，請刪除後再試一次。',
  },
  time_zone: { en: 'No such time zone.', zh: '沒有這個時區。' },
  email_taken: { en: 'Another account has this e-mail address already.', zh: '此電子郵件已被其他帳號使用。' },
  name_taken: { en: 'You have one of this name already.', zh: '您已經有同名的項目。' },
  wrong_password: { en: 'That is not your current password.', zh: '目前的密碼不正確。' },
  other: { en: 'This value is not accepted.', zh: '不接受這個值。' },
})

export const formMessages = defineMessages('Form', {
  wait: { en: 'Too many attempts. Try again at {{time}}.', zh: '嘗試次數過多，請於 {{time}} 後再試。' },
  showTyped: { en: 'Show what is typed', zh: '顯示輸入內容' },
  searching: { en: 'Searching…', zh: '搜尋中…' },
  noMatch: { en: 'Nothing matches', zh: '沒有符合的項目' },
  matches: { en: { one: '{{count}} match', other: '{{count}} matches' }, zh: '{{count}} 個符合的項目' },
})

export const mergeMessages = defineMessages('Merge', {
  mergeTitle: { en: 'Changed elsewhere, too', zh: '其他地方也有變更' },
  mergeText: {
    en: 'While you were editing, these fields were saved differently somewhere else. Which should stand? Nothing is saved until you choose.',
    zh: '您編輯的同時，下列欄位在其他地方儲存了不同的內容。要保留哪一個？在您選擇之前不會儲存任何內容。',
  },
  mergeBoth: {
    en: 'Kept without asking, changed there only: {{fields}}.',
    zh: '僅在其他地方變更、已自動保留：{{fields}}。',
  },
  mine: { en: 'Mine:', zh: '我的：' },
  theirs: { en: 'Theirs:', zh: '另一邊的：' },
  before: { en: 'Before: {{value}}', zh: '原本：{{value}}' },
  empty: { en: '(empty)', zh: '（空白）' },
  keepEditing: { en: 'Keep editing', zh: '繼續編輯' },
  saveChoice: { en: 'Save this', zh: '儲存選擇的內容' },
})
