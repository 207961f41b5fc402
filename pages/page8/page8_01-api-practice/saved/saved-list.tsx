import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import * as z from 'zod/mini'
import { isRefused } from '#client/api/connect.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useRead } from '#client/api/use-read.ts'
import { MethodBadge } from '#client/http/method-badge.tsx'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { toast } from '#client/toast/toast.ts'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { MergeDialog } from '#client/ui/form/merge/merge-dialog.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useVersionedForm } from '#client/ui/form/use-versioned-form.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import entryStyles from '#pages/page8/page8_01-api-practice/catalogue/entries.module.css'
import { listSearch } from '#pages/page8/page8_01-api-practice/search-params.ts'
import { usePaths } from '#pages/page8/page8_01-api-practice/use-route.ts'
import {
  listSavedRequests,
  SavedRequestFields,
  type SavedRequestSummary,
  updateSavedRequest,
} from '#resources/saved-requests/contract.ts'
import { savedMessages } from './messages.ts'
import { useSavedActs } from './use-saved-acts.ts'

type Props = { operations: Operation[]; currentId: string | null }

export function SavedList({ operations, currentId }: Props) {
  const t = useMessages(savedMessages)
  useLiveRows('saved-requests', listSavedRequests.path)
  const query = useRead(listSavedRequests)
  const { remove } = useSavedActs()
  const [renamed, setRenamed] = useState<SavedRequestSummary | null>(null)
  return (
    <div className={`${look.grid} ${look.low}`}>
      <Loaded query={query} height={160}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={look.dim} data-pad="8">
              <strong className={`${look.block} ${look.text}`}>{t('emptyTitle')}</strong>
              {t('emptyText')}
            </p>
          ) : (
            <ul className={`${look.low} ${look.scroll}`} aria-label={t('list')}>
              {rows.map(saved => (
                <Entry
                  key={saved.id}
                  saved={saved}
                  operations={operations}
                  isCurrent={saved.id === currentId}
                  onRename={() => setRenamed(saved)}
                  onDelete={() => void remove(saved)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {renamed && <RenameDialog saved={renamed} onClose={() => setRenamed(null)} />}
    </div>
  )
}

type EntryProps = {
  saved: SavedRequestSummary
  operations: Operation[]
  isCurrent: boolean
  onRename: () => void
  onDelete: () => void
}

function Entry({ saved, operations, isCurrent, onRename, onDelete }: EntryProps) {
  const t = useMessages(savedMessages)
  const paths = usePaths()
  const search = listSearch(useLocation().search)
  const { name } = saved
  const [first = '', ...more] = saved.operations
  // An endpoint that no longer exists has no method.
  const method = operations.find(({ id }) => id === first)?.method
  return (
    <li className={`${isCurrent ? look.tinted : look.pick} ${look.flex} ${look.middle} ${look.rounded}`}>
      <Link
        className={`${look.insideFocus} ${look.flex} ${look.grow} ${look.top} ${look.shrink} ${entryStyles.open}`}
        to={paths.saved(saved) + search}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {method && <MethodBadge method={method} />}
        <span className={`${look.grid} ${look.shrink}`}>
          <span className={`${look.medium} ${look.breaking}`}>{name}</span>
          <span className={`${look.dim} ${look.small} ${look.breaking}`}>
            {more.length > 0 ? t('more', { first, count: more.length }) : first}
          </span>
        </span>
      </Link>
      <IconButton icon={IconPencil} label={t('rename', { name })} onClick={onRename} />
      <IconButton icon={IconTrash} isDanger label={t('remove', { name })} onClick={onDelete} />
    </li>
  )
}

type Named = { id: string; name: string; version: number }
type RenameDialogProps = { saved: Named; onClose: () => void }

/** Renames a saved request; concurrent changes of its steps don't matter. */
function RenameDialog({ saved, onClose }: RenameDialogProps) {
  const t = useMessages(savedMessages)
  const updating = useAction(updateSavedRequest)
  const { field, question, formProps } = useVersionedForm<Named, { name: string }>({
    record: saved,
    fieldsOf: ({ name }) => ({ name }),
    schema: NameField,
    words: savedMessages,
    save: (base, body) => updating.send({ params: { savedRequestId: base.id }, headers: atVersion(base), body }),
    currentOf: error => (isRefused(updateSavedRequest, 412, error) ? error.body.current : null),
    onSaved: ({ name }) => {
      toast.success(t('kept', { name }), { cause: 'saved request' })
      onClose()
    },
  })
  return (
    <>
      <FormDialog title={t('renameTitle')} submitLabel={t('save')} {...formProps} onClose={onClose}>
        <TextField {...field('name', { label: t('name') })} maxLength={80} autoComplete="off" />
      </FormDialog>
      <MergeDialog question={question} label={t} />
    </>
  )
}

const NameField = z.pick(SavedRequestFields, { name: true })
