import { laterPart } from '#client/ui/states/later-part.tsx'

/** The latest changes of a record, which only its pane shows. */
export const RecordChanges = laterPart(
  'changes of a record',
  () => import('./changes-list.tsx').then(list => list.ChangesList),
  120,
)
