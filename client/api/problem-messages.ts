import { defineMessages } from '#shared/messages.ts'

export const problemMessages = defineMessages('problem', {
  unreachable: {
    en: 'The server does not answer. Nothing is lost; check the connection and try again.',
    zh: '伺服器沒有回應。資料沒有遺失，請檢查網路後再試一次。',
  },
  unreadable: {
    en: 'The answer broke off or cannot be read. What you sent may have been done; look before you send it again.',
    zh: '伺服器的回應中斷或無法解讀。您送出的動作可能已經完成，請先確認再重送。',
  },
  signedOut: { en: 'Your session is over. Sign in again to go on.', zh: '登入已失效，請重新登入。' },
  notPermitted: {
    en: 'You may not see or do this. Ask for the permission, or sign in as somebody who has it.',
    zh: '您沒有這項權限，請申請權限，或改用有權限的帳號。',
  },
  invalidInput: {
    en: 'The server did not understand the request. Reset the filters and try again.',
    zh: '伺服器看不懂這個要求，請重設篩選條件再試。',
  },
  tooMany: { en: 'Too many requests for the moment. Wait a little, then try again.', zh: '要求太頻繁，請稍候再試。' },
  tooManyStreams: {
    en: 'You have as many event streams open as there may be. Close one, then try again.',
    zh: '您開啟的事件串流已達上限，請先關閉一個再試。',
  },
  maintenance: {
    en: 'The server is under maintenance. Nothing was changed; try again a little later.',
    zh: '伺服器維護中，資料沒有變動，請稍後再試。',
  },
  busy: {
    en: 'The server is checking as many passwords as it can. Nothing was changed; try again in a few seconds.',
    zh: '伺服器正忙於驗證密碼，資料沒有變動，請過幾秒再試。',
  },
  storageFull: {
    en: 'The server’s disk is full, so nothing was saved. You can still read; try again once there is room.',
    zh: '伺服器的磁碟已滿，資料沒有儲存。您仍可瀏覽，請等騰出空間後再試。',
  },
  storageFailed: {
    en: 'The server cannot write to its database, so nothing was saved. You can still read; tell whoever runs the server.',
    zh: '伺服器無法寫入資料庫，資料沒有儲存。您仍可瀏覽，請通知系統管理者。',
  },
  practiceFault: {
    en: 'A practice fault answered in the place of the server. Nothing was changed; clear it, or try again.',
    zh: '這是練習用的故障回應，資料沒有變動。請解除故障，或再試一次。',
  },
  limitReached: {
    en: 'You have as many of these as there may be. Delete one first.',
    zh: '數量已達上限，請先刪除一個。',
  },
  orderRefused: {
    en: 'The server does not take the order as it is. Nothing was placed, and no stock was moved.',
    zh: '伺服器無法接受這張訂單，尚未成立，庫存也沒有變動。',
  },
  orderOnItsWay: {
    en: 'The goods of this order have left already, or it is cancelled. Nothing was changed.',
    zh: '這張訂單已出貨或已取消，資料沒有變動。',
  },
  sandboxGone: {
    en: 'The sandbox that you worked in was deleted meanwhile. Nothing was written; you work in main now.',
    zh: '您所在的沙盒剛剛被刪除，資料沒有寫入。目前已切換到 main。',
  },
  keyReused: {
    en: 'This was sent before with other contents. Nothing was done this time; look at what is there, then begin anew.',
    zh: '這個動作先前已用不同的內容送出過，這次沒有執行。請先確認目前的資料，再重新開始。',
  },
  draftSubmitted: {
    en: 'This draft was submitted already, and can no longer be changed.',
    zh: '這份草稿已經送出，無法再修改。',
  },
  stepRefused: {
    en: 'Something in this step is not right. Nothing was saved; correct it and try again.',
    zh: '這個步驟有內容不正確，資料沒有儲存。請修正後再試一次。',
  },
  draftRefused: {
    en: 'Something is still missing or wrong. Nothing was submitted; correct it and try again.',
    zh: '還有內容缺漏或不正確，申請沒有送出。請修正後再試一次。',
  },
  ticketTouched: {
    en: 'A colleague is at work on the ticket already, so it stays.',
    zh: '已有同事在處理這張工單，因此不能收回。',
  },
  wrongOffset: {
    en: 'The server has another part of this file than was expected. Nothing was stored; go on from where it stands.',
    zh: '伺服器上的進度與預期不同，這一段沒有儲存。請從伺服器現有的位置接著傳。',
  },
  uploadIncomplete: {
    en: 'This file has not arrived whole yet. Send the rest first.',
    zh: '這個檔案還沒有傳完，請先把剩下的部分傳完。',
  },
  checksumMismatch: {
    en: 'The bytes that arrived are not those that were announced: the checksums differ. Nothing of them was kept; send them again.',
    zh: '收到的內容與事先宣告的不同，校驗碼不符。收到的內容沒有保留，請重新傳送。',
  },
  quotaExceeded: {
    en: 'There is not enough room for this file. Delete another one first.',
    zh: '剩餘空間不足，請先刪除其他檔案。',
  },
  moveRefused: {
    en: 'The ticket may not go there. Nothing was changed.',
    zh: '工單不能移到那裡，資料沒有變動。',
  },
  unknownMember: {
    en: 'This member is no longer there. Nothing was changed; choose another.',
    zh: '這位成員已不在名冊中，資料沒有變動。請改選其他人。',
  },
  formClosed: {
    en: 'This form takes no more answers. Nothing was sent; what you typed is still here.',
    zh: '這份表單已停止收集，填答沒有送出，您輸入的內容仍保留在這裡。',
  },
  nothingToPublish: {
    en: 'There is nothing new to publish: change the form first.',
    zh: '沒有新的內容可以發布，請先修改表單。',
  },
  answerRefused: {
    en: 'Something in this answer is not right. Nothing was sent; correct it and try again.',
    zh: '填答有內容不正確，尚未送出。請修正後再試一次。',
  },
  notFound: { en: 'This is no longer there.', zh: '這個項目已經不存在。' },
  tooLarge: {
    en: 'This is larger than it may be. Nothing was changed; make it shorter and try again.',
    zh: '內容超過大小上限，資料沒有變動。請縮短後再試一次。',
  },
  failed: {
    en: 'Something failed at the server. Nothing was changed; try again.',
    zh: '伺服器發生錯誤，資料沒有變動，請再試一次。',
  },
})
