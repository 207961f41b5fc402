// The code that loads after the page is shown.

export { RowsWritten } from '#pages/page8/page8_01-api-practice/reply/rows-written.tsx'
export { exampleOf } from '#pages/page8/page8_01-api-practice/request/example.ts'
export { SaveDialog } from './save-dialog.tsx'
export { SavedList } from './saved-list.tsx'
export { SavedView } from './saved-view.tsx'
