import { defineMessages } from '#shared/messages.ts'

/** What a status means (RFC 9110, 6585), in the words of this console. */
export const statusMessages = defineMessages('statuses', {
  200: { en: 'Done; the answer is in the body.', zh: '成功，結果在本文中。' },
  201: { en: 'Created; what was made is in the body.', zh: '已建立，新內容在本文中。' },
  202: { en: 'Accepted; the work is not done yet.', zh: '已接受，工作尚未完成。' },
  204: { en: 'Done; there is nothing to say.', zh: '成功，沒有內容。' },
  304: { en: 'Not changed since it was last read.', zh: '自上次讀取後沒有變更。' },
  400: { en: 'The request does not fit the contract.', zh: '請求不符合合約。' },
  401: { en: 'The server does not know who asks.', zh: '伺服器不知道是誰在要求。' },
  403: { en: 'The server knows who asks, and does not allow it.', zh: '伺服器知道是誰，但不允許。' },
  404: { en: 'There is nothing at this address.', zh: '這個位址沒有東西。' },
  405: { en: 'The address does not take this method.', zh: '這個位址不接受此方法。' },
  409: { en: 'It contradicts what is there.', zh: '與現有狀態衝突。' },
  412: { en: 'What was read is no longer what is there.', zh: '讀到的內容已經過期。' },
  413: { en: 'The body is larger than the server takes.', zh: '本文超過伺服器可接受的大小。' },
  415: { en: 'The body is of a type that the server does not take.', zh: '伺服器不接受這種類型的本文。' },
  422: { en: 'Understood, but a business rule refuses it.', zh: '看得懂，但違反業務規則。' },
  428: { en: 'The server wants to know which version is meant.', zh: '伺服器要求指明版本。' },
  429: { en: 'Too many requests; wait a while.', zh: '請求太多，請稍候。' },
  500: { en: 'The server failed; that is its fault, not yours.', zh: '伺服器出錯，不是您的問題。' },
  503: { en: 'The server cannot answer at the moment.', zh: '伺服器目前無法回應。' },
  other: { en: 'A status that this console has no words for.', zh: '本主控台沒有此狀態碼的說明。' },
})
