import { laterPart } from '#client/ui/states/later-part.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'

/** A response, which nobody sees before they have sent something. */
export const Answers = laterPart(
  'answers',
  () => import('./reply/answer.tsx').then(answer => answer.Answers),
  <Skeleton height={320} />,
)
/** The writers of code, below the request and the response. */
export const CodePanel = laterPart(
  'code panel',
  () => import('./code/code-panel.tsx').then(code => code.CodePanel),
  <Skeleton height={320} />,
)

/** All code of saved requests is one chunk. */
const fetchSaved = () => import('./saved/saved.ts')

export const SavedView = laterPart(
  'saved request',
  () => fetchSaved().then(saved => saved.SavedView),
  <Skeleton height={320} />,
)
export const SavedList = laterPart(
  'saved requests',
  () => fetchSaved().then(saved => saved.SavedList),
  <Skeleton height={160} />,
)
export const SaveDialog = laterPart('save dialog', () => fetchSaved().then(saved => saved.SaveDialog), null)
/** Part of the chunk of saved requests, because neither is needed before the page is shown. */
export const RowsWritten = laterPart('rows written', () => fetchSaved().then(saved => saved.RowsWritten), null)

export const loadExample = () => fetchSaved().then(saved => saved.exampleOf)

const PARTS = [Answers, CodePanel, SavedView, SavedList, SaveDialog, RowsWritten]
export const loadParts = () => Promise.all(PARTS.map(part => part.load()))
