import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page8_01 undo', {
  undoCall: { en: 'Undo this call', zh: '復原此呼叫' },
  undoBy: { en: 'with: {{endpoint}}', zh: '透過：{{endpoint}}' },
  undone: { en: 'This call was undone.', zh: '此呼叫已復原。' },
  callUndone: {
    en: {
      one: '{{count}} row is as it was, in a new version.',
      other: '{{count}} rows are as they were, in new versions.',
    },
    zh: '{{count}} 列已恢復原狀，成為新的版本。',
  },
  takenBack: { en: 'The call was taken back: {{endpoint}}', zh: '已收回此呼叫：{{endpoint}}' },
  undoStale: { en: 'Somebody has changed the row since: it was left as it is.', zh: '之後有人修改過，因此保持不變。' },
  callNotUndone: { en: 'Not undone. {{reason}}', zh: '未復原。{{reason}}' },
  nothingWritten: {
    en: 'Nothing to undo: the call changed no row that the audit trail keeps. Logs only grow, and secrets are never kept.',
    zh: '沒有可復原的內容：此呼叫未更動稽核軌跡所記錄的資料。紀錄檔只會增加，機密則從不留存。',
  },

  cannotUndo: { en: 'This call can’t be undone.', zh: '此呼叫無法復原。' },
  'too-many': {
    en: 'It wrote more rows than are shown here. Restore them one by one in the audit trail.',
    zh: '寫入的列數超過此處顯示的範圍，請在稽核軌跡中逐一還原。',
  },
  changed: {
    en: 'A row has been changed since. Undoing the call would undo that change, too.',
    zh: '之後有一列已被修改；若復原此呼叫，該修改也會一併消失。',
  },
  'row-gone': {
    en: 'A row is no longer there: the sandbox was reset or restored since.',
    zh: '其中一列已不存在：之後沙盒曾被重設或還原。',
  },
  'not-permitted': {
    en: 'You need the permission to change the row.',
    zh: '需有修改該列的權限。',
  },
  same: { en: 'The row is already as it was before.', zh: '該列已經與之前相同。' },
  never: {
    en: 'Rows of this kind keep no earlier versions, and no endpoint takes the write back.',
    zh: '這類資料不保留先前的版本，也沒有可收回寫入的端點。',
  },
  never_orders: {
    en: 'A cancelled order stays cancelled: its items are back in stock, and somebody may have ordered them.',
    zh: '取消的訂單無法恢復：商品已退回庫存，可能已被他人訂走。',
  },
  never_passwords: {
    en: 'The server keeps only a hash, so nobody can restore the earlier password. Change it again.',
    zh: '伺服器只存放雜湊值，無法還原先前的密碼。請再變更一次。',
  },
  never_sessions: {
    en: 'A session that has ended never opens again, so a stolen token stays useless. Sign in again.',
    zh: '結束的工作階段不會再開啟，遭竊的權杖才會一直無效。請重新登入。',
  },
  never_keys: {
    en: 'The server keeps only a hash of a key, and a revoked key must stay useless. Make a new one.',
    zh: '伺服器只存放金鑰的雜湊值，撤銷的金鑰必須一直無效。請建立新的金鑰。',
  },
  'never_form-answers': {
    en: 'An answer stays what it was when it was sent. It goes only with its form.',
    zh: '填答送出後保持不變，只會隨表單一起刪除。',
  },
  never_events: {
    en: 'Events are a log: it only grows. Reset the sandbox to begin without them.',
    zh: '事件是只會增加的紀錄。重設沙盒即可清除。',
  },
  never_uploads: {
    en: 'The bytes of a file are in no trail. Upload the file again.',
    zh: '檔案內容不在軌跡中，請重新上傳。',
  },
  never_sandboxes: {
    en: 'A reset or restore replaces every row. Take a snapshot first, and you can go back to it.',
    zh: '重設或還原會取代每一列。先建立快照，就能回到當時的狀態。',
  },
})
