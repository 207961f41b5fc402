import { defineMessages } from '#shared/messages.ts'

/** For developers: what the refusals with a status have in common, and what a client should do. */
export const problemAdvice = defineMessages('problem_advice', {
  status400: {
    en: 'The request does not match the contract. Each issue in “errors” has a JSON pointer into the request. Correct the request. Sending it again unchanged fails again.',
    zh: '請求不符合契約。「errors」中的每個問題都以 JSON 指標指出請求中的位置。請修正請求，原樣重送只會再次失敗。',
  },
  status401: {
    en: 'The token is missing, has expired or was revoked. Get a new session, then send the request again. Nothing has run.',
    zh: '缺少權杖，或權杖已到期、已撤銷。請取得新的工作階段後再送出，先前的請求沒有執行。',
  },
  status403: {
    en: 'The caller is known but lacks the permission. Signing in again doesn’t help. Hide or disable what the operator may not do, but keep the check on the server.',
    zh: '已知道呼叫者是誰，但沒有權限，重新登入也沒有幫助。介面可以隱藏或停用沒有權限的功能，但檢查一定要留在伺服器。',
  },
  status404: {
    en: 'Nothing exists at this path, or the caller may not know that it exists. Remove it from lists and caches. Don’t retry.',
    zh: '這個路徑沒有資源，或呼叫者無權得知它存在。請從清單與快取移除，不要重試。',
  },
  status405: {
    en: 'The path exists, but not with this method. The header “Allow” lists the methods.',
    zh: '路徑存在，但不支援這個方法。可用的方法列在「Allow」標頭。',
  },
  status409: {
    en: 'The request conflicts with the current state. Read the state again, then decide whether the request still makes sense.',
    zh: '請求與目前的狀態衝突。請重新讀取狀態，再決定是否仍要送出。',
  },
  status410: {
    en: 'It existed, but it is gone for good. Remove links to it.',
    zh: '資源曾經存在，但已永久移除。請移除指向它的連結。',
  },
  status412: {
    en: 'The row has changed since the version in “If-Match”. The reply holds the current row in “current”. Merge the changes, then send them with the new version. Never overwrite without asking.',
    zh: '資料列在「If-Match」所指的版本之後已被修改。回應的「current」是目前的資料。請合併兩邊的修改，再以新版本送出，不要逕自覆寫。',
  },
  status413: {
    en: 'The body exceeds the limit of the endpoint. Send less, or send it in chunks.',
    zh: '本文超過端點的上限。請減少內容，或分段送出。',
  },
  status415: {
    en: 'The body must be JSON. Set “Content-Type: application/json”.',
    zh: '本文必須是 JSON，請設定「Content-Type: application/json」。',
  },
  status422: {
    en: 'The request matches the contract, but a business rule refuses it. Show each issue in “errors” at the field that its pointer names. Retry only after a change.',
    zh: '請求符合契約，但被業務規則拒絕。請依「errors」中的指標，把問題顯示在對應的欄位。修改之前不要重試。',
  },
  status428: {
    en: 'The endpoint changes a row only at a known version. Send the “ETag” that you read as “If-Match”.',
    zh: '這個端點只在指明版本時才修改資料。請把讀到的「ETag」放在「If-Match」送出。',
  },
  status429: {
    en: 'Wait for the seconds in “Retry-After” before the next request. Back off further if it happens again.',
    zh: '請等待「Retry-After」所指的秒數再送出。若再次發生，就等更久。',
  },
  status500: {
    en: 'The server failed, and nothing was changed. The server’s log has the cause under the “requestId”. Reads may be retried with back-off, writes only with an “Idempotency-Key”.',
    zh: '伺服器發生錯誤，資料沒有變動。伺服器的紀錄可用「requestId」找到原因。讀取可以延後重試；寫入只有帶「Idempotency-Key」時才能重試。',
  },
  status503: {
    en: 'The server can’t handle the request now. Wait for the seconds in “Retry-After”, then retry. Writes need an “Idempotency-Key” to be retried safely.',
    zh: '伺服器目前無法處理。請等待「Retry-After」所指的秒數再重試。寫入要帶「Idempotency-Key」才能安全重試。',
  },
})
