import { laterPart } from '#client/ui/states/later-part.tsx'

/** The code that reads files, which few operators need. */
export const ImportDialog = laterPart('import of texts', () =>
  import('./import-dialog.tsx').then(dialog => dialog.ImportDialog),
)
