import { defineMessages } from '#shared/messages.ts'

export const headerMessages = defineMessages('Header', {
  breadcrumb: { en: 'Breadcrumb', zh: '目前位置' },
  home: { en: 'Home', zh: '首頁' },
  user: { en: 'User', zh: '使用者' },
  sandbox: { en: 'Sandbox: {{name}}', zh: '沙盒：{{name}}' },
  search: { en: 'Search', zh: '搜尋' },
  searchKey: { en: 'Search ({{keys}})', zh: '搜尋（{{keys}}）' },
  account: { en: 'Account: {{account}}', zh: '帳號：{{account}}' },
  rights: { en: '{{role}} · {{level}}', zh: '{{role}} · {{level}}' },
  noRole: { en: 'No role', zh: '無角色' },
  language: { en: 'Language', zh: '語言' },
  themeLight: { en: 'Theme: light', zh: '佈景：淺色' },
  themeDark: { en: 'Theme: dark', zh: '佈景：深色' },
  themeAuto: { en: 'Theme: system', zh: '佈景：依系統' },
  signOut: { en: 'Log out', zh: '登出' },
  // S-AUTH-6 prescribes both.
  signedOut: { en: '成功登出 (Signed out)', zh: '成功登出' },
  signedOutHere: {
    en: 'You are signed out on this device. The server did not answer, so your session may stay valid until it expires.',
    zh: '已在這個裝置登出。伺服器沒有回應，您的工作階段在到期前可能仍然有效。',
  },
})

export const shellMessages = defineMessages('Shell', {
  skip: { en: 'Skip to main content', zh: '跳到主要內容' },
  product: { en: 'Strive Console', zh: 'Strive 主控台' },
  menu: { en: 'Main menu', zh: '主選單' },
  openMenu: { en: 'Open menu', zh: '開啟選單' },
  closeMenu: { en: 'Close menu', zh: '關閉選單' },
  expandMenu: { en: 'Expand menu', zh: '展開選單' },
  collapseMenu: { en: 'Collapse menu', zh: '收合選單' },
  arrived: { en: 'Opened: {{title}}', zh: '已開啟：{{title}}' },
  errorText: {
    en: 'This page crashed. Your saved data is safe, and the rest of the console still works.',
    zh: '這個頁面在顯示時發生錯誤。已儲存的內容不受影響，主控台的其他部分仍可正常使用。',
  },
  tryAgain: { en: 'Try again', zh: '重試' },
  goHome: { en: 'Go to home page', zh: '回到首頁' },
  noPermissionTitle: { en: 'You don’t have access to this page', zh: '您沒有檢視此頁的權限' },
  noPermissionText: {
    en: 'You need the permission {{permission}}. The Roles page shows how to get it.',
    zh: '您需要 {{permission}} 權限，取得方式可在「角色權限」查詢。',
  },
  openRoles: { en: 'Open Roles', zh: '前往角色權限' },
  toTop: { en: 'Back to top', zh: '回到頂端' },
  credit: { en: 'Made by Strive Studio', zh: 'Strive 工作室製作' },
  offline: {
    en: 'You are offline. The console reconnects automatically.',
    zh: '您目前離線，恢復連線後主控台會自動繼續。',
  },
  serverGone: {
    en: 'The server isn’t responding. Your input is safe, and the console reconnects automatically.',
    zh: '伺服器沒有回應。您輸入的內容不會遺失，恢復後主控台會自動繼續。',
  },
  leaveTitle: { en: 'Leave without saving?', zh: '要離開嗎？變更尚未儲存' },
  leaveText: {
    en: 'What you have changed here is not saved yet. If you leave, it will be lost.',
    zh: '您在這裡的變更尚未儲存，離開後將會遺失。',
  },
  leave: { en: 'Leave', zh: '離開' },
  stay: { en: 'Stay', zh: '留在此處' },
})
