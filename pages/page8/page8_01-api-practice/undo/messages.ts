import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page8_01 undo', {
  undoCall: { en: 'Undo this call', zh: '復原此呼叫' },
  undoBy: { en: 'using {{endpoint}}', zh: '透過：{{endpoint}}' },
  undone: { en: 'This call was undone.', zh: '此呼叫已復原。' },
  callUndone: {
    en: {
      one: '{{count}} row was restored as a new version.',
      other: '{{count}} rows were restored as new versions.',
    },
    zh: '已還原 {{count}} 列，成為新的版本。',
  },
  reverted: { en: 'The call was reverted with {{endpoint}}.', zh: '已透過 {{endpoint}} 復原此呼叫。' },
  undoStale: {
    en: 'The row was not changed, because somebody else has changed it.',
    zh: '其他人已修改這一列，因此沒有變更。',
  },
  callNotUndone: { en: 'The call could not be undone. {{reason}}', zh: '無法復原此呼叫。{{reason}}' },
  nothingWritten: {
    en: 'Nothing to undo. This call changed no rows in the audit trail. Logs are append-only, and secrets are never stored.',
    zh: '沒有可復原的內容。此呼叫沒有變更稽核軌跡中的資料；紀錄只能附加，機密則不會儲存。',
  },

  cannotUndo: { en: 'This call can’t be undone.', zh: '此呼叫無法復原。' },
  'too-many': {
    en: 'The call changed more rows than are shown here. Restore them one by one in the audit trail.',
    zh: '寫入的列數超過此處顯示的範圍，請在稽核軌跡中逐一還原。',
  },
  changed: {
    en: 'A row was changed later. Undoing the call would also undo that change.',
    zh: '之後有一列已被修改；若復原此呼叫，該修改也會一併消失。',
  },
  'row-gone': {
    en: 'A row no longer exists, because the sandbox was reset or restored.',
    zh: '其中一列已不存在，因為沙盒曾被重設或還原。',
  },
  'not-permitted': {
    en: 'You don’t have permission to change the row.',
    zh: '您沒有修改該列的權限。',
  },
  same: { en: 'The row already has its previous values.', zh: '該列已經是先前的內容。' },
  never: {
    en: 'Earlier versions of these rows are not stored, and no endpoint reverts this change.',
    zh: '這類資料不保留先前的版本，也沒有可復原的端點。',
  },
  never_orders: {
    en: 'A cancelled order can’t be reopened. Its items are back in stock, and somebody may have ordered them.',
    zh: '取消的訂單無法復原：商品已退回庫存，可能已被其他人訂購。',
  },
  never_passwords: {
    en: 'The server stores only a hash, so the previous password can’t be restored. Change it again.',
    zh: '伺服器只存放雜湊值，無法還原先前的密碼。請再變更一次。',
  },
  never_sessions: {
    en: 'An ended session can’t be reopened, so that stolen tokens stay invalid. Sign in again.',
    zh: '已結束的工作階段無法再開啟，以確保遭竊的權杖一直無效。請重新登入。',
  },
  never_keys: {
    en: 'The server stores only a hash of a key, and revoked keys stay invalid. Create a new one.',
    zh: '伺服器只存放金鑰的雜湊值，撤銷的金鑰必須一直無效。請建立新的金鑰。',
  },
  'never_form-answers': {
    en: 'Submitted answers can’t be changed. They are deleted together with their form.',
    zh: '送出的填答無法變更，只會隨表單一起刪除。',
  },
  never_events: {
    en: 'Events are append-only. Reset the sandbox to remove them.',
    zh: '事件只能附加。重設沙盒即可清除。',
  },
  never_uploads: {
    en: 'The audit trail doesn’t contain file contents. Upload the file again.',
    zh: '稽核軌跡不包含檔案內容，請重新上傳。',
  },
  never_sandboxes: {
    en: 'A reset or restore replaces all rows. Take a snapshot first so that you can return to it.',
    zh: '重設或還原會取代每一列。先建立快照，就能回到當時的狀態。',
  },
})
