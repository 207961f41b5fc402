import { defineMessages } from '#shared/messages.ts'

/** What a problem's `code` means, and what to do (shared/errors.ts). */
export const codeMessages = defineMessages('page8_01 codes', {
  'invalid-input': {
    en: 'The input doesn’t match the contract. Correct the listed fields and send the request again.',
    zh: '輸入不符合合約。請修正列出的欄位後再送出。',
  },
  'not-signed-in': {
    en: 'No token was sent. Send the request with your session, or sign in first.',
    zh: '沒有送出權杖。請帶著工作階段送出，或先登入。',
  },
  'session-ended': {
    en: 'The session of this token has ended. Sign in again.',
    zh: '權杖所屬的工作階段已結束，請重新登入。',
  },
  'wrong-credentials': {
    en: 'The account or the password is wrong. The response doesn’t reveal which one.',
    zh: '帳號或密碼錯誤。回應刻意不說明是哪一個。',
  },
  'not-permitted': { en: 'This session doesn’t have the required permission.', zh: '此工作階段沒有所需的權限。' },
  'not-yours': {
    en: 'This belongs to somebody else. You can only do this with your own data.',
    zh: '這屬於其他人，您只能對自己的資料這樣做。',
  },
  'not-found': { en: 'The URL or the record doesn’t exist.', zh: '網址或資料不存在。' },
  'wrong-method': { en: 'The Allow header lists the supported methods.', zh: '標頭 Allow 列出可用的方法。' },
  stale: {
    en: 'Somebody changed it after you read it. The response contains the current row in `current`. Use its version and try again.',
    zh: '您讀取後有人修改過。回應的 current 是目前的內容，請以其版本再試一次。',
  },
  'too-large': { en: 'The server accepts bodies of up to 256 KB.', zh: '伺服器只接受 256 KB 以內的本文。' },
  'wrong-media-type': { en: 'Use the Content-Type that the contract declares.', zh: '請使用合約宣告的 Content-Type。' },
  'wrong-password': { en: 'The current password is wrong.', zh: '目前的密碼不正確。' },
  'email-taken': { en: 'Another account already uses this e-mail address.', zh: '此電子郵件已被其他帳號使用。' },
  'version-required': {
    en: 'Send If-Match with the ETag that you read, so that you don’t overwrite other changes.',
    zh: '請以 If-Match 送出讀取到的 ETag，以免覆寫其他人的變更。',
  },
  'too-many-attempts': {
    en: 'Attempts are rate-limited. Wait for the number of seconds in Retry-After.',
    zh: '嘗試次數受限。請等候 Retry-After 的秒數。',
  },
  'too-many-streams': {
    en: 'You have reached the limit of open event streams. Close one first.',
    zh: '開啟的事件串流已達單一帳號的上限，請先關閉其中一個。',
  },
  internal: {
    en: 'The server failed and logged the error with the request id.',
    zh: '伺服器發生錯誤，已依請求編號記錄。',
  },
  unavailable: {
    en: 'The server is running, but a service it needs is not available.',
    zh: '伺服器在線，但所需的服務不可用。',
  },
  busy: {
    en: 'Too many passwords are waiting to be checked. Wait for the number of seconds in Retry-After.',
    zh: '等待驗證的密碼過多。請等候 Retry-After 的秒數。',
  },
  'storage-full': {
    en: 'The server’s disk is full. You can keep reading. Writes work again once space is available.',
    zh: '伺服器磁碟已滿，仍可讀取；騰出空間後即可寫入。',
  },
  'storage-failed': {
    en: 'The server’s database can’t be written. You can keep reading where possible.',
    zh: '伺服器的資料庫無法寫入，能讀取的部分仍可使用。',
  },
  other: { en: 'This console doesn’t know this code.', zh: '本主控台沒有此代碼的說明。' },
})
