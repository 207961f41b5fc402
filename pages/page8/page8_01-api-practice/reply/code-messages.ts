import { defineMessages } from '#shared/messages.ts'

/** What a problem's `code` means and what helps (shared/errors.ts). */
export const codeMessages = defineMessages('page8_01 codes', {
  'invalid-input': {
    en: 'The input does not fit the contract. Each fault names its place; correct it and send again.',
    zh: '輸入不符合合約。每項錯誤都指出位置，修正後再送出。',
  },
  'not-signed-in': {
    en: 'No token was sent. Send it with your session, or sign in first.',
    zh: '沒有送出權杖。請帶著工作階段送出，或先登入。',
  },
  'session-ended': {
    en: 'The token is that of a session that is over. Sign in again.',
    zh: '權杖所屬的工作階段已結束，請重新登入。',
  },
  'wrong-credentials': {
    en: 'Account and password do not belong together. Which of them is wrong is not told, on purpose.',
    zh: '帳號與密碼不符。刻意不說明是哪一個錯誤。',
  },
  'not-permitted': {
    en: 'The level of this session does not have the permission.',
    zh: '此工作階段的等級沒有這項權限。',
  },
  'not-yours': {
    en: 'It belongs to somebody else; one may do this with what is one’s own.',
    zh: '這是別人的；只能對自己的資料這樣做。',
  },
  'not-found': { en: 'No such address, or no such record.', zh: '沒有這個位址或這筆資料。' },
  'wrong-method': { en: 'The header Allow names the methods that work here.', zh: '標頭 Allow 列出可用的方法。' },
  stale: {
    en: 'Somebody changed it after you read it. The answer holds it as it is now, in `current`: take its version and decide again.',
    zh: '讀取後有人改過。回應的 current 是目前內容：取其版本後再決定。',
  },
  'too-large': { en: 'The server takes bodies up to 256 KB.', zh: '伺服器只接受 256 KB 以內的本文。' },
  'wrong-media-type': {
    en: 'Content-Type must be what the contract declares.',
    zh: 'Content-Type 必須是合約宣告的類型。',
  },
  'wrong-password': { en: 'The current password is not the right one.', zh: '目前的密碼不正確。' },
  'email-taken': { en: 'Another account has this e-mail address.', zh: '此電子郵件已被其他帳號使用。' },
  'version-required': {
    en: 'Send If-Match with the ETag that you read, so that no change of another is overwritten unseen.',
    zh: '請以 If-Match 送出讀到的 ETag，以免覆蓋別人的變更。',
  },
  'too-many-attempts': {
    en: 'Guessing is slowed down. Retry-After says how many seconds to wait.',
    zh: '嘗試次數受到限制。Retry-After 說明需等候的秒數。',
  },
  'too-many-streams': {
    en: 'As many event streams are open as one operator may have. Close one of them.',
    zh: '開啟的事件串流已達單一帳號的上限，請先關閉其中一個。',
  },
  internal: {
    en: 'The server failed and has logged it under the request id.',
    zh: '伺服器出錯，並以 request id 記錄。',
  },
  unavailable: {
    en: 'The server is there, but something that it needs is not.',
    zh: '伺服器在線，但所需的服務不可用。',
  },
  busy: {
    en: 'More passwords wait to be checked than the server takes on. Retry-After says how many seconds to wait.',
    zh: '等待驗證的密碼過多。Retry-After 說明需等候的秒數。',
  },
  'storage-full': {
    en: 'The server’s disk is full. Reads go on; writes work again once there is room.',
    zh: '伺服器磁碟已滿，仍可讀取；騰出空間後即可寫入。',
  },
  'storage-failed': {
    en: 'The server’s database cannot be written. Reads go on where they can.',
    zh: '伺服器的資料庫無法寫入，能讀取的部分仍可使用。',
  },
  other: { en: 'A code that this console has no words for.', zh: '本主控台沒有此代碼的說明。' },
})
