import { defineMessages } from '#shared/messages.ts'

export const viewMessages = defineMessages('Views', {
  views: { en: 'Views', zh: '檢視' },
  changed: { en: '{{name}} (changed)', zh: '{{name}}（已變更）' },
  yours: { en: 'Your saved views', zh: '您儲存的檢視' },
  none: {
    en: 'No saved views yet. Filter, sort and arrange the list, then save it here.',
    zh: '目前沒有。篩選、排序並調整欄位後，可在此命名儲存。',
  },
  failed: { en: 'Views could not be loaded.', zh: '無法載入檢視。' },
  sharedBy: { en: '{{name}}, shared by {{owner}}', zh: '{{name}}（{{owner}} 分享）' },
  copyLink: { en: 'Copy a link to “{{name}}”', zh: '複製「{{name}}」的連結' },
  linkCopied: {
    en: 'Link copied. Anybody who is signed in can open this view with it.',
    zh: '已複製連結，任何登入者都能用它開啟這個檢視。',
  },
  remove: { en: 'Delete “{{name}}”', zh: '刪除「{{name}}」' },
  removed: { en: '“{{name}}” is deleted.', zh: '已刪除「{{name}}」。' },
  undo: { en: 'Undo', zh: '復原' },
  restored: { en: '“{{name}}” was restored.', zh: '「{{name}}」已復原。' },
  update: { en: 'Save changes to “{{name}}”', zh: '將變更存回「{{name}}」' },
  updated: { en: '“{{name}}” was updated.', zh: '「{{name}}」已更新。' },
  name: { en: 'View name', zh: '檢視名稱' },
  save: { en: 'Save this view', zh: '儲存目前的檢視' },
  saved: { en: '“{{name}}” is saved.', zh: '已儲存「{{name}}」。' },
  notDone: { en: 'That did not work. {{reason}}', zh: '無法完成。{{reason}}' },
  gone: { en: 'This view no longer exists. Showing the default list.', zh: '這個檢視已不存在，目前顯示預設清單。' },
})
