import { laterPart } from '#client/ui/states/later-part.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'

/** All code of saved requests is one chunk. */
const fetchSaved = () => import('./saved.ts')

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

export const loadSaved = () => Promise.all([SavedView, SavedList, SaveDialog, RowsWritten].map(part => part.load()))
