// What is fetched after the page has come up.
export { SaveDialog } from './save-dialog.tsx'
export { SavedList } from './saved-list.tsx'
export { SavedView } from './saved-view.tsx'
