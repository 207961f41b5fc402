import type { ErrorCode } from '#shared/errors.ts'
import { defineMessages, type Message } from '#shared/messages.ts'

const notPermitted: Message = {
  en: 'You don’t have permission to do this. Ask for access, or sign in with another account.',
  zh: '您沒有這項權限，請申請權限，或改用有權限的帳號。',
}
const signedOut: Message = { en: 'Your session has ended. Sign in again to continue.', zh: '登入已失效，請重新登入。' }
const serverError: Message = {
  en: 'Something went wrong on the server. Nothing was changed. Try again.',
  zh: '伺服器發生錯誤，資料沒有變動，請再試一次。',
}
const badRequest: Message = {
  en: 'The server can’t process this request. Nothing was changed. Reload the page and try again.',
  zh: '伺服器無法處理這個請求，資料沒有變動。請重新載入頁面再試。',
}

/** What happened, what is safe and what to do, for every code that the server or the client can produce. */
const texts: Record<ErrorCode | 'unknown', Message> = {
  offline: {
    en: 'You are offline, so this can’t be read. It loads by itself when the connection is back.',
    zh: '目前離線，無法讀取。連線恢復後會自動載入。',
  },
  unreachable: {
    en: 'The server isn’t responding. Check your connection and try again.',
    zh: '伺服器沒有回應，請檢查網路後再試一次。',
  },
  unreadable: {
    en: 'The response was cut off or can’t be read. Try again.',
    zh: '伺服器的回應中斷或無法解讀，請再試一次。',
  },
  'result-unknown': {
    en: 'No response arrived, so it’s unknown whether this was done. You can send it again: nothing is done twice.',
    zh: '沒有收到回應，無法得知是否已經完成。您可以再送一次，不會重複執行。',
  },
  'result-unknown-once': {
    en: 'No response arrived, so it’s unknown whether this was done. Check before you send it again.',
    zh: '沒有收到回應，無法得知是否已經完成。請先確認結果，再決定要不要重送。',
  },
  'not-signed-in': signedOut,
  'session-ended': signedOut,
  'key-ended': {
    en: 'This API key has expired or was revoked. Create a new one.',
    zh: '這把 API 金鑰已到期或撤銷，請建立新的金鑰。',
  },
  'wrong-credentials': { en: 'The account or password is incorrect.', zh: '帳號或密碼不正確。' },
  'not-permitted': notPermitted,
  'not-yours': notPermitted,
  'wrong-origin': {
    en: 'Requests from this website aren’t allowed. Add its origin to the API key.',
    zh: '不允許來自這個網站的請求，請在 API 金鑰中加入它的來源。',
  },
  'invalid-input': {
    en: 'The server can’t read this request. Check your input or reset the filters, then try again.',
    zh: '伺服器無法解讀這個請求，請檢查輸入內容或重設篩選後再試。',
  },
  'wrong-method': badRequest,
  'wrong-media-type': badRequest,
  'version-required': badRequest,
  'too-many-attempts': { en: 'Too many requests. Wait a moment, then try again.', zh: '請求太頻繁，請稍候再試。' },
  'too-many-streams': {
    en: 'You have reached the limit of open event streams. Close one, then try again.',
    zh: '您開啟的事件串流已達上限，請先關閉一個再試。',
  },
  'own-sandbox-needed': {
    en: 'This is possible only in a sandbox of your own. Fork one, switch to it, and try again.',
    zh: '這只能在自己的沙盒進行。請建立副本並切換過去，再試一次。',
  },
  'too-many-faults': {
    en: 'You have reached the limit of practice faults. Remove one first.',
    zh: '練習故障已達上限，請先移除一個。',
  },
  maintenance: {
    en: 'The server is under maintenance. Nothing was changed. Try again later.',
    zh: '伺服器維護中，資料沒有變動，請稍後再試。',
  },
  unavailable: {
    en: 'The server is temporarily unavailable. Nothing was changed. Try again in a moment.',
    zh: '伺服器暫時無法使用，資料沒有變動，請稍後再試。',
  },
  busy: {
    en: 'The server is busy checking passwords. Nothing was changed. Try again in a few seconds.',
    zh: '伺服器正忙於驗證密碼，資料沒有變動，請過幾秒再試。',
  },
  'storage-full': {
    en: 'The server’s disk is full, so nothing was saved. You can keep reading. Try again once space is available.',
    zh: '伺服器的磁碟已滿，資料沒有儲存。您仍可瀏覽，請等騰出空間後再試。',
  },
  'storage-failed': {
    en: 'The server can’t write to its database, so nothing was saved. You can keep reading. Tell your administrator.',
    zh: '伺服器無法寫入資料庫，資料沒有儲存。您仍可瀏覽，請通知系統管理者。',
  },
  'practice-fault': {
    en: 'A practice fault answered instead of the server. Nothing was changed. Clear the fault or try again.',
    zh: '這是練習用的故障回應，資料沒有變動。請解除故障，或再試一次。',
  },
  'limit-reached': { en: 'You have reached the limit. Make room first.', zh: '數量已達上限，請先騰出空間。' },
  'order-refused': {
    en: 'This order can’t be placed as it is. Nothing was ordered, and stock is unchanged.',
    zh: '伺服器無法接受這張訂單，尚未成立，庫存也沒有變動。',
  },
  'order-on-its-way': {
    en: 'This order has already shipped or been cancelled. Nothing was changed.',
    zh: '這張訂單已出貨或已取消，資料沒有變動。',
  },
  'sandbox-gone': {
    en: 'Your sandbox was deleted. Nothing was saved. You are now in main.',
    zh: '您所在的沙盒已被刪除，資料沒有寫入。目前已切換到 main。',
  },
  'sandbox-changed': {
    en: 'You have switched to another sandbox since this was opened. Nothing was saved. Switch back to save it.',
    zh: '這是在另一個沙盒開啟的，目前已切換沙盒，資料沒有寫入。切換回去即可儲存。',
  },
  'key-reused': {
    en: 'This was already sent with different content, so it was not sent again. Check the current data, then start over.',
    zh: '這個動作先前已用不同的內容送出過，這次沒有執行。請先確認目前的資料，再重新開始。',
  },
  'draft-submitted': {
    en: 'This draft has already been submitted and can’t be changed.',
    zh: '這份草稿已經送出，無法再修改。',
  },
  'step-refused': {
    en: 'Some fields in this step need a correction. Nothing was saved.',
    zh: '這個步驟有內容不正確，資料沒有儲存。請修正後再試一次。',
  },
  'draft-refused': {
    en: 'Some fields are missing or need a correction. Nothing was submitted.',
    zh: '還有內容缺漏或不正確，申請沒有送出。請修正後再試一次。',
  },
  'ticket-touched': {
    en: 'A colleague is already working on this ticket, so it can’t be withdrawn.',
    zh: '已有同事在處理這張工單，因此不能收回。',
  },
  'wrong-offset': {
    en: 'The server’s progress on this file differs from yours. This chunk was not stored. Resume the upload.',
    zh: '伺服器上的進度與預期不同，這一段沒有儲存。請繼續上傳。',
  },
  'upload-incomplete': {
    en: 'This file is not fully uploaded. Resume the upload first.',
    zh: '這個檔案還沒有傳完，請先繼續上傳。',
  },
  'job-state': {
    en: 'The job’s state doesn’t allow this. It may have changed just now.',
    zh: '工作目前的狀態不允許這個動作，可能剛剛才改變。',
  },
  'too-many-jobs': {
    en: 'Too many jobs are waiting or running. Wait until one has finished, or cancel one.',
    zh: '等待中與執行中的工作太多。請等一個工作結束，或取消其中一個。',
  },
  'too-many-messages': {
    en: 'You have sent too many messages in the last minute. Wait a moment, then try again.',
    zh: '您在一分鐘內傳送了太多訊息，請稍候再試。',
  },
  'checksum-mismatch': {
    en: 'The checksums don’t match, so this data was discarded. Upload it again.',
    zh: '校驗碼不符，收到的內容沒有保留，請重新上傳。',
  },
  'quota-exceeded': {
    en: 'There isn’t enough space for this file. Delete another file first.',
    zh: '剩餘空間不足，請先刪除其他檔案。',
  },
  'move-refused': {
    en: 'The ticket can’t be moved there. Nothing was changed.',
    zh: '工單不能移到那裡，資料沒有變動。',
  },
  'unknown-member': {
    en: 'This member no longer exists. Nothing was changed. Choose another.',
    zh: '這位成員已不存在，資料沒有變動。請改選其他人。',
  },
  'unknown-team': {
    en: 'This team no longer exists. Nothing was changed. Choose another.',
    zh: '這個團隊已不存在，資料沒有變動。請改選其他團隊。',
  },
  'unknown-site': {
    en: 'This service point no longer exists. Nothing was changed. Choose another.',
    zh: '這個據點已不存在，資料沒有變動。請改選其他據點。',
  },
  'unknown-role': {
    en: 'This role no longer exists. Nothing was changed. Choose another.',
    zh: '這個角色已不存在，資料沒有變動。請改選其他角色。',
  },
  'unknown-pokemon': { en: 'This Pokémon does not exist. Choose another.', zh: '沒有這隻寶可夢，請改選其他寶可夢。' },
  'last-manager': {
    en: 'A team needs a manager. Make somebody else its manager first.',
    zh: '團隊至少需要一位主管，請先指派另一位主管。',
  },
  'last-admin-right': {
    en: 'You would lose the permission to manage roles, so nothing was changed.',
    zh: '這會讓您失去管理角色的權限，因此資料沒有變動。',
  },
  'role-held': {
    en: 'Somebody still has this role. Give them another role first.',
    zh: '還有人擔任這個角色，請先為他們指定其他角色。',
  },
  'rows-refused': {
    en: 'Some rows need a correction. Nothing was imported.',
    zh: '有資料列需要修正，尚未匯入。',
  },
  'import-in-use': {
    en: 'Some imported members are in use, so the import can’t be undone.',
    zh: '有匯入的成員已被使用，因此無法復原。',
  },
  'would-make-circle': {
    en: 'A team can’t be moved into itself or one of its subteams.',
    zh: '團隊不能移到自己或自己的下級團隊之下。',
  },
  'team-not-empty': {
    en: 'This team is not empty. Move its members and subteams first.',
    zh: '這個團隊還有成員或下級團隊，請先移走。',
  },
  'form-closed': {
    en: 'This form no longer accepts answers. Nothing was sent, and your input is kept.',
    zh: '這份表單已停止收集，填答沒有送出，您輸入的內容仍保留在這裡。',
  },
  'nothing-to-publish': {
    en: 'There are no changes to publish.',
    zh: '沒有新的內容可以發布。',
  },
  'answer-refused': {
    en: 'Some answers need a correction. Nothing was sent.',
    zh: '填答有內容不正確，尚未送出。請修正後再試一次。',
  },
  'change-refused': {
    en: 'This step no longer fits the floor plan. It was not saved.',
    zh: '這個步驟已不適用於目前的平面圖，沒有儲存。',
  },
  'areas-overlap': {
    en: 'This area would overlap another one. Nothing was changed.',
    zh: '這個區域會與其他區域重疊，資料沒有變動。',
  },
  'too-complex': {
    en: 'These shapes have too many corners for one step. Nothing was changed. Use simpler shapes, or fewer of them.',
    zh: '這些形狀的頂點太多，無法一次處理，資料沒有變動。請簡化形狀，或分次送出。',
  },
  'unreadable-wording': {
    en: 'This text has a syntax error. Nothing was saved.',
    zh: '這段文字的語法有誤，資料沒有儲存。',
  },
  'text-refused': {
    en: 'This text would break the console. Nothing was saved.',
    zh: '這段文字會破壞畫面，資料沒有儲存。',
  },
  'low-contrast': {
    en: 'This colour is too hard to read. Nothing was saved.',
    zh: '這個顏色的對比不足，不易閱讀，沒有儲存。',
  },
  'keys-refused': {
    en: 'These keys are not available. Nothing was saved.',
    zh: '這組按鍵無法使用，沒有儲存。',
  },
  'tokens-refused': {
    en: 'Some design tokens in this file can’t be used. Nothing was saved.',
    zh: '檔案中有無法使用的設計 token，沒有儲存。',
  },
  'wrong-password': { en: 'The current password is incorrect.', zh: '目前的密碼不正確。' },
  'email-taken': { en: 'This email address is already in use.', zh: '此電子郵件已被使用。' },
  'own-account': {
    en: 'You can’t do this to your own account. Nothing was changed.',
    zh: '不能對自己的帳號這麼做，資料沒有變動。',
  },
  'name-taken': { en: 'This name is already in use. Choose another.', zh: '這個名稱已被使用，請換一個。' },
  'not-restorable': { en: 'This version can’t be restored.', zh: '這個版本無法還原。' },
  stale: {
    en: 'Somebody else changed this. Nothing was saved. Reload and try again.',
    zh: '其他人已修改過，資料沒有儲存。請重新載入後再試。',
  },
  'not-found': { en: 'This item no longer exists.', zh: '這個項目已經不存在。' },
  gone: { en: 'This item has been deleted or has expired.', zh: '這個項目已刪除或已過期。' },
  'too-large': {
    en: 'This is too large. Nothing was changed. Shorten it and try again.',
    zh: '內容超過大小上限，資料沒有變動。請縮短後再試一次。',
  },
  internal: serverError,
  // A newer server may send codes that this client does not have a text for.
  unknown: {
    en: 'The server refused this ({{code}}). Reload the page and try again.',
    zh: '伺服器拒絕了這個請求（{{code}}）。請重新載入頁面再試。',
  },
}

export const problemMessages = defineMessages('problem', texts)
