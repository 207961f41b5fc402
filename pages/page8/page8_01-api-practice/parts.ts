// The code that loads after the page is shown, as one chunk.

export { CodePanel } from './code/code-panel.tsx'
export { Answers } from './reply/answer.tsx'
export { SaveDialog } from './saved/save-dialog.tsx'
export { SavedList } from './saved/saved-list.tsx'
export { SavedView } from './saved/saved-view.tsx'
