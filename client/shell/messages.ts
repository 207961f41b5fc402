import { defineMessages } from '#shared/messages.ts'

export const headerMessages = defineMessages('Header', {
  breadcrumb: { en: 'Breadcrumb', zh: '目前位置' },
  home: { en: 'Home', zh: '首頁' },
  user: { en: 'User', zh: '使用者' },
  sandbox: { en: 'You work in the sandbox {{name}}', zh: '您正在沙盒「{{name}}」中工作' },
  search: { en: 'Search', zh: '搜尋' },
  searchKey: { en: 'Search (Ctrl K)', zh: '搜尋（Ctrl K）' },
  lesson: { en: 'Lesson', zh: '課程' },
  lessonKey: { en: 'Lesson (?)', zh: '課程（?）' },
  taskSolved: { en: 'Task solved: {{task}}', zh: '完成練習：{{task}}' },
  showTasks: { en: 'Show it', zh: '查看' },
  language: { en: 'Language', zh: '語言' },
  themeLight: { en: 'Theme: light', zh: '佈景：淺色' },
  themeDark: { en: 'Theme: dark', zh: '佈景：深色' },
  themeAuto: { en: 'Theme: as the system', zh: '佈景：依系統' },
  signOut: { en: 'Log out', zh: '登出' },
  // S-AUTH-6 settles both.
  signedOut: { en: '成功登出 (Signed out)', zh: '成功登出' },
})

export const shellMessages = defineMessages('Shell', {
  skip: { en: 'Skip to the content', zh: '跳到主要內容' },
  product: { en: 'Strive Console', zh: 'Strive 主控台' },
  menu: { en: 'Main menu', zh: '主選單' },
  openMenu: { en: 'Open the menu', zh: '開啟選單' },
  closeMenu: { en: 'Close the menu', zh: '關閉選單' },
  expandMenu: { en: 'Expand the menu', zh: '展開選單' },
  collapseMenu: { en: 'Collapse the menu', zh: '收合選單' },
  arrived: { en: 'Opened: {{title}}', zh: '已開啟：{{title}}' },
  errorText: {
    en: 'This page failed while drawing itself. What you saved is safe; the rest of the console works on.',
    zh: '這個頁面在顯示時發生錯誤。已儲存的內容不受影響，主控台的其他部分仍可正常使用。',
  },
  tryAgain: { en: 'Try again', zh: '再試一次' },
  goHome: { en: 'Go to the home page', zh: '回到首頁' },
  noPermissionTitle: { en: 'You may not see this page', zh: '您沒有檢視此頁的權限' },
  noPermissionText: {
    en: 'It needs the permission {{permission}}, which neither your role nor your level has. Roles says why.',
    zh: '此頁需要 {{permission}} 權限，您的角色與等級都沒有。原因可在「角色權限」查詢。',
  },
  toTop: { en: 'Back to top', zh: '回到頂端' },
  credit: { en: 'Made by Strive Studio', zh: 'Strive 工作室製作' },
  offline: {
    en: 'You are offline. You can go on reading; saving works again when the connection is back.',
    zh: '您目前離線。可以繼續閱讀，恢復連線後即可儲存。',
  },
  serverGone: {
    en: 'The server does not answer. Nothing you typed is lost; the console goes on by itself when it is back.',
    zh: '伺服器沒有回應。您輸入的內容不會遺失，恢復後主控台會自動繼續。',
  },
  leaveTitle: { en: 'Leave without saving?', zh: '要離開嗎？變更尚未儲存' },
  leaveText: {
    en: 'What you changed here has not been saved. If you leave, it is lost.',
    zh: '您在這裡的變更尚未儲存，離開後將會遺失。',
  },
  leave: { en: 'Leave', zh: '離開' },
  stay: { en: 'Stay', zh: '留在此頁' },
})
