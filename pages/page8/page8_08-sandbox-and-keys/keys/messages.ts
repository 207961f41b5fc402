import { defineMessages } from '#shared/messages.ts'

export const keyMessages = defineMessages('page8_08_keys', {
  keys: { en: 'API keys', zh: 'API 金鑰' },
  keysText: {
    en: 'Use a key to access this API from your own front end, script or test. A key belongs to one sandbox. It can’t access your account, sessions or keys. Your practice faults also apply to its requests; those that it sets stay in its sandbox.',
    zh: '自己的前端、腳本或測試程式可用金鑰存取這個 API。一把金鑰屬於一個沙盒，無法存取您的帳號、工作階段與金鑰。您的練習故障也會套用到它的請求；金鑰自己設定的故障只限它的沙盒。',
  },
  newKey: { en: 'New key', zh: '新增金鑰' },
  noKeys: { en: 'No keys yet.', zh: '還沒有金鑰。' },
  keyLimit: {
    en: 'You have reached the limit of {{count}} keys. Revoke one first.',
    zh: '金鑰已達上限 {{count}} 把，請先撤銷一把。',
  },

  read: { en: 'Read only', zh: '唯讀' },
  write: { en: 'Read and write', zh: '可讀寫' },
  sandbox: { en: 'Sandbox', zh: '沙盒' },
  sandboxGone: { en: '{{name}} (deleted, key inactive)', zh: '{{name}}（已刪除，金鑰暫停使用）' },
  origins: { en: 'Allowed origins', zh: '允許的來源' },
  noOrigins: { en: 'none (no browser access)', zh: '無（瀏覽器不可使用）' },
  lastUsed: { en: 'Last used', zh: '最近使用' },
  never: { en: 'never', zh: '從未使用' },
  expires: { en: 'Expires', zh: '到期' },
  noExpiry: { en: 'never', zh: '永不到期' },
  expired: { en: 'expired', zh: '已到期' },

  edit: { en: 'Edit', zh: '編輯' },
  revoke: { en: 'Revoke', zh: '撤銷' },
  actionOf: { en: '{{action}}: {{name}}', zh: '{{action}}：{{name}}' },
  save: { en: 'Save', zh: '儲存' },
  create: { en: 'Create key', zh: '建立金鑰' },

  newTitle: { en: 'New API key', zh: '新增 API 金鑰' },
  editTitle: { en: 'Edit {{name}}', zh: '編輯「{{name}}」' },
  name: { en: 'Name', zh: '名稱' },
  nameHelp: { en: 'What you use it for, such as Vue exercise', zh: '用途，例如：Vue 練習' },
  scope: { en: 'Scope', zh: '權限範圍' },
  scopeHelp: { en: 'Choose the narrowest scope you need', zh: '請選擇所需的最小範圍' },
  sharedHelp: {
    en: 'main is shared: everybody sees what the key writes',
    zh: 'main 為所有人共用，金鑰寫入的內容大家都看得到',
  },
  ownHelp: { en: 'The key can access only this sandbox', zh: '金鑰只能存取這個沙盒' },
  originsHelp: {
    en: 'One per line, such as http://localhost:5173. Without an origin, the key only works outside browsers.',
    zh: '每行一個，例如 http://localhost:5173。未填寫時，金鑰只能在瀏覽器以外使用。',
  },
  validFor: { en: 'Valid for', zh: '有效期間' },
  days: { en: '{{count}} days', zh: '{{count}} 天' },
  untilRevoked: { en: 'Until revoked', zh: '直到撤銷' },
  origins_origin: {
    en: 'An origin is only a scheme, host and port, such as https://app.example or http://localhost:5173.',
    zh: '來源只包含通訊協定、主機與連接埠，例如 https://app.example 或 http://localhost:5173。',
  },
  'origins_too-big': { en: 'Enter {{bound}} origins or fewer.', zh: '最多 {{bound}} 個來源。' },
  'name_name-taken': { en: 'You already have a key with this name.', zh: '您已經有同名的金鑰。' },

  createdTitle: { en: 'New key created', zh: '已建立金鑰' },
  createdText: {
    en: 'Copy the key now, because it won’t be shown again. Until you leave this page, the snippets below also contain it.',
    zh: '請立即複製，之後不會再顯示。離開此頁之前，下方的程式碼也會包含金鑰。',
  },
  createdLate: {
    en: 'The key “{{name}}” was created. Copy it now, because it won’t be shown again.',
    zh: '已建立金鑰「{{name}}」。請立即複製，之後不會再顯示。',
  },
  createdWarning: {
    en: 'Anybody who opens a front end can read the key in it. Don’t publish or commit the key.',
    zh: '任何人打開前端都讀得到其中的金鑰，請勿公開或提交到版本庫。',
  },
  key: { en: 'API key', zh: 'API 金鑰' },
  copyKey: { en: 'Copy key', zh: '複製金鑰' },
  done: { en: 'Done', zh: '完成' },

  revokeTitle: { en: 'Revoke “{{name}}”?', zh: '要撤銷「{{name}}」嗎？' },
  revokeText: {
    en: 'Requests with this key will be refused. This can’t be undone, but you can create a new key.',
    zh: '使用此金鑰的請求會被拒絕。此動作無法復原，但可以另建新的金鑰。',
  },
  isRevoked: { en: '{{name}} was revoked.', zh: '已撤銷「{{name}}」。' },
  isSaved: { en: '{{name}} was saved.', zh: '已儲存「{{name}}」。' },
  staleKey: {
    en: 'This key was changed elsewhere. Your input is kept. Save again to overwrite the other change.',
    zh: '此金鑰已在其他地方變更。您輸入的內容仍保留，再按一次儲存即可覆寫。',
  },
  failed: { en: '{{name}}: {{reason}}', zh: '「{{name}}」：{{reason}}' },

  snippets: { en: 'Your front end', zh: '自己的前端' },
  snippetsText: {
    en: 'Ready to copy, with the URL of this console. You don’t need a proxy, because the server accepts the allowed origins.',
    zh: '可直接複製，已填入此主控台的網址。不需要代理伺服器，因為伺服器會接受允許的來源。',
  },
  forKey: { en: 'Key', zh: '金鑰' },
  kind: { en: 'Format', zh: '格式' },
  as_fetch: { en: 'fetch', zh: 'fetch' },
  as_vite: { en: 'Vite + TypeScript', zh: 'Vite + TypeScript' },
  as_hook: { en: 'TanStack Query', zh: 'TanStack Query' },
  as_curl: { en: 'curl', zh: 'curl' },
  note_made: { en: 'The key is included.', zh: '已填入金鑰。' },
  note_hidden: {
    en: 'Replace strive_… with your key. It was shown only when you created it.',
    zh: '請將 strive_… 換成您的金鑰：金鑰只在建立時顯示一次。',
  },
  note_none: { en: 'Create a key first, then replace strive_… with it.', zh: '請先建立金鑰，再以金鑰取代 strive_…。' },
  note_noOrigins: {
    en: 'This key has no allowed origins yet. Add the origin of your front end to use the key in a browser.',
    zh: '此金鑰尚未允許任何來源。請加入您前端的來源，才能在瀏覽器使用。',
  },
  note_hook: {
    en: 'Uses src/strive.ts from “Vite + TypeScript”.',
    zh: '搭配「Vite + TypeScript」的 src/strive.ts 使用。',
  },
  copy: { en: 'Copy', zh: '複製' },
})
