import { defineMessages } from '#shared/messages.ts'

export const paletteMessages = defineMessages('Palette', {
  title: { en: 'Search and commands', zh: '快速搜尋' },
  placeholder: { en: 'Search pages, tasks, actions and records', zh: '搜尋頁面、練習、動作或資料' },
  recent: { en: 'Recent', zh: '最近使用' },
  pages: { en: 'Pages', zh: '頁面' },
  tasks: { en: 'Tasks', zh: '練習' },
  lessons: { en: 'In lessons', zh: '課程內容' },
  actions: { en: 'Actions', zh: '動作' },
  records: { en: 'Records', zh: '資料' },
  endpoints: { en: 'Endpoints', zh: 'API 端點' },
  found: { en: { one: '{{count}} match', other: '{{count}} matches' }, zh: '{{count}} 個結果' },
  none: { en: 'No results. Try a different search.', zh: '找不到相符的項目，請換個關鍵字。' },
  searching: { en: 'Searching records…', zh: '正在搜尋資料…' },
  notSearched: { en: 'Records could not be searched: {{reason}}', zh: '無法搜尋資料：{{reason}}' },
  notLoaded: {
    en: 'Lessons could not be searched, only titles of pages: {{reason}}',
    zh: '無法搜尋課程內容，只找頁面標題：{{reason}}',
  },
  notDone: { en: 'That did not work: {{reason}}', zh: '操作失敗：{{reason}}' },
  keys: { en: '↑ ↓ to select, Enter to open, Esc to close', zh: '↑ ↓ 選擇，Enter 前往，Esc 關閉' },
})

export const actionMessages = defineMessages('PaletteAction', {
  dark: { en: 'Use the dark theme', zh: '使用深色佈景' },
  light: { en: 'Use the light theme', zh: '使用淺色佈景' },
  auto: { en: 'Use the system theme', zh: '佈景依系統設定' },
  english: { en: 'Switch to English', zh: '切換為英文' },
  chinese: { en: 'Switch to Chinese', zh: '切換為中文' },
  signOut: { en: 'Log out', zh: '登出' },
})
