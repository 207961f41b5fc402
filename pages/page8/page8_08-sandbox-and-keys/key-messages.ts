import { defineMessages } from '#shared/messages.ts'

export const keyMessages = defineMessages('page8_08_keys', {
  keys: { en: 'API keys', zh: 'API 金鑰' },
  keysText: {
    en: 'A front end of your own, a script or a test works on this API with a key. A key belongs to one sandbox, and opens neither your account nor your sessions, keys and faults. Practice faults hit its calls as they hit yours.',
    zh: '自己的前端、腳本或測試程式可用金鑰使用這個 API。一把金鑰只屬於一個沙盒，無法存取您的帳號、工作階段、金鑰與故障設定；練習故障對它的呼叫同樣有效。',
  },
  newKey: { en: 'New key', zh: '新增金鑰' },
  noKeys: { en: 'No key yet.', zh: '尚無金鑰。' },
  mostKeys: { en: 'No more than {{count}} keys: revoke one first.', zh: '最多 {{count}} 把金鑰，請先撤銷一把。' },

  read: { en: 'Read only', zh: '唯讀' },
  write: { en: 'Read and write', zh: '可讀寫' },
  sandbox: { en: 'Sandbox', zh: '沙盒' },
  sandboxGone: { en: '{{name}} (deleted: the key is asleep)', zh: '{{name}}（已刪除，金鑰暫停使用）' },
  origins: { en: 'Allowed origins', zh: '允許的來源' },
  noOrigins: { en: 'none: not for browsers', zh: '無：瀏覽器不可使用' },
  lastUsed: { en: 'Last used', zh: '最近使用' },
  never: { en: 'never', zh: '從未使用' },
  expires: { en: 'Expires', zh: '到期' },
  always: { en: 'when it is revoked', zh: '撤銷為止' },
  expired: { en: 'expired', zh: '已到期' },

  edit: { en: 'Edit', zh: '編輯' },
  revoke: { en: 'Revoke', zh: '撤銷' },
  actionOf: { en: '{{action}}: {{name}}', zh: '{{action}}：{{name}}' },
  save: { en: 'Save', zh: '儲存' },
  create: { en: 'Create key', zh: '建立金鑰' },

  newTitle: { en: 'New API key', zh: '新增 API 金鑰' },
  editTitle: { en: 'Edit {{name}}', zh: '編輯「{{name}}」' },
  name: { en: 'Name', zh: '名稱' },
  nameHelp: { en: 'What it is for, such as Vue exercise', zh: '用途，例如：Vue 練習' },
  scope: { en: 'Scope', zh: '權限範圍' },
  scopeHelp: { en: 'The narrowest that will do', zh: '請選擇足夠使用的最小範圍' },
  sharedHelp: {
    en: 'main is shared: what the key writes, everybody sees',
    zh: 'main 為所有人共用，金鑰寫入的內容大家都看得到',
  },
  ownHelp: { en: 'It sees no other', zh: '金鑰看不到其他沙盒' },
  originsHelp: {
    en: 'One a line, such as http://localhost:5173. With none, only programs outside a browser can use the key.',
    zh: '每行一個，例如 http://localhost:5173。未填寫時，只有瀏覽器以外的程式可使用。',
  },
  life: { en: 'Lasts', zh: '有效期間' },
  days: { en: '{{count}} days', zh: '{{count}} 天' },
  lifeAlways: { en: 'Until it is revoked', zh: '直到撤銷' },
  origins_origin: {
    en: 'An origin is scheme, host and port alone, such as https://app.example or http://localhost:5173.',
    zh: '來源只包含通訊協定、主機與連接埠，例如 https://app.example 或 http://localhost:5173。',
  },
  origins_too_big: { en: 'At most {{bound}} origins, please.', zh: '最多 {{bound}} 個來源。' },
  name_name_taken: { en: 'You have a key of this name already.', zh: '您已經有同名的金鑰。' },

  madeTitle: { en: 'Your new key', zh: '新的金鑰' },
  madeText: {
    en: 'Copy it now: it is shown this once and kept nowhere. Until you leave this page it also stands in the snippets below.',
    zh: '請立即複製：金鑰只顯示這一次，系統不會保存。離開此頁之前，下方的程式碼也會包含它。',
  },
  madeWarning: {
    en: 'Whoever opens a front end can read the key in it. Keep it out of what you publish and commit.',
    zh: '任何人打開前端都讀得到其中的金鑰，請勿公開或提交到版本庫。',
  },
  key: { en: 'API key', zh: 'API 金鑰' },
  copyKey: { en: 'Copy the key', zh: '複製金鑰' },
  done: { en: 'Done', zh: '完成' },

  revokeTitle: { en: 'Revoke “{{name}}”?', zh: '要撤銷「{{name}}」嗎？' },
  revokeText: {
    en: 'What uses this key is refused from the next request on. This cannot be undone; you can make a new key.',
    zh: '使用此金鑰的程式從下一個請求起就會被拒絕。此動作無法復原，但可以另建新的金鑰。',
  },
  isRevoked: { en: '{{name}} is revoked', zh: '已撤銷「{{name}}」' },
  isSaved: { en: '{{name}} is saved', zh: '已儲存「{{name}}」' },
  staleKey: {
    en: 'This key was changed elsewhere meanwhile. What you typed is still here; save again to put it in the place of that.',
    zh: '此金鑰剛才在其他地方被修改。您輸入的內容仍保留，再按一次儲存即可覆蓋。',
  },
  failed: { en: '{{name}}: {{reason}}', zh: '「{{name}}」：{{reason}}' },

  snippets: { en: 'Your own front end', zh: '自己的前端' },
  snippetsText: {
    en: 'Ready to copy, with the address of this console. Without a proxy: the server itself lets the allowed origins in.',
    zh: '可直接複製，已填入此主控台的位址。不需要代理伺服器：伺服器會直接接受允許的來源。',
  },
  forKey: { en: 'For the key', zh: '使用金鑰' },
  kind: { en: 'As', zh: '形式' },
  as_fetch: { en: 'fetch', zh: 'fetch' },
  as_vite: { en: 'Vite + TypeScript', zh: 'Vite + TypeScript' },
  as_hook: { en: 'TanStack Query', zh: 'TanStack Query' },
  as_curl: { en: 'curl', zh: 'curl' },
  note_made: { en: 'The key is filled in.', zh: '已填入金鑰。' },
  note_hidden: {
    en: 'Put your key in the place of strive_…: it was shown only when it was made.',
    zh: '請將 strive_… 換成您的金鑰：金鑰只在建立時顯示一次。',
  },
  note_none: { en: 'Make a key first, then put it in the place of strive_….', zh: '請先建立金鑰，再取代 strive_…。' },
  note_noOrigins: {
    en: 'This key allows no origin yet: add the one of your front end, or a browser may not use it.',
    zh: '此金鑰尚未允許任何來源，請加入您前端的來源，否則瀏覽器無法使用。',
  },
  note_hook: {
    en: 'It stands on src/strive.ts of “Vite + TypeScript”.',
    zh: '搭配「Vite + TypeScript」的 src/strive.ts 使用。',
  },
  copy: { en: 'Copy', zh: '複製' },
})
