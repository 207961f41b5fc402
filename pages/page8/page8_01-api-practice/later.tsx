import { laterPart } from '#client/ui/states/later-part.tsx'

const fetchParts = () => import('./parts.ts')

/** A response, which nobody sees before they have sent something. */
export const Answers = laterPart('answers', () => fetchParts().then(parts => parts.Answers), 320)
/** The writers of code, below the request and the response. */
export const CodePanel = laterPart('code panel', () => fetchParts().then(parts => parts.CodePanel), 320)
export const SavedView = laterPart('saved request', () => fetchParts().then(parts => parts.SavedView), 320)
export const SavedList = laterPart('saved requests', () => fetchParts().then(parts => parts.SavedList), 160)
export const SaveDialog = laterPart('save dialog', () => fetchParts().then(parts => parts.SaveDialog))

const PARTS = [Answers, CodePanel, SavedView, SavedList, SaveDialog]
export const loadParts = () => Promise.all(PARTS.map(part => part.load()))
