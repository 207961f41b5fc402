import { defineMessages } from '#shared/messages.ts'

/** What each status means (RFC 9110, 6585). */
export const statusMessages = defineMessages('statuses', {
  200: { en: 'OK. The result is in the body.', zh: '成功，結果在本文中。' },
  201: { en: 'Created. The new resource is in the body.', zh: '已建立，新資源在本文中。' },
  202: { en: 'Accepted. The work is still in progress.', zh: '已接受，工作尚未完成。' },
  204: { en: 'OK. The response has no body.', zh: '成功，回應沒有本文。' },
  304: { en: 'Not modified since you last read it.', zh: '自上次讀取後沒有變更。' },
  400: { en: 'The request is not valid.', zh: '請求內容不正確。' },
  401: { en: 'You are not signed in.', zh: '尚未登入。' },
  403: { en: 'You are signed in but don’t have permission.', zh: '已登入，但沒有權限。' },
  404: { en: 'Nothing exists at this address.', zh: '這個位址沒有資源。' },
  405: { en: 'This address doesn’t support the method.', zh: '這個位址不接受此方法。' },
  409: { en: 'The request conflicts with the current state.', zh: '與現有狀態衝突。' },
  412: { en: 'The resource has changed since you read it.', zh: '資源在您讀取後已被修改。' },
  413: { en: 'The body is too large.', zh: '本文太大。' },
  415: { en: 'The server doesn’t support the body’s media type.', zh: '伺服器不接受這種類型的本文。' },
  422: { en: 'The request is well formed but breaks a rule.', zh: '請求格式正確，但違反業務規則。' },
  428: { en: 'The request must name a version (If-Match).', zh: '請求必須指明版本（If-Match）。' },
  429: { en: 'Too many requests. Wait before you try again.', zh: '請求太頻繁，請稍候再試。' },
  500: { en: 'The server failed. The cause is not in your request.', zh: '伺服器發生錯誤，與您的請求無關。' },
  503: { en: 'The server is temporarily unavailable.', zh: '伺服器目前無法回應。' },
  other: { en: 'See RFC 9110 for this status.', zh: '此狀態碼的說明請見 RFC 9110。' },
})
