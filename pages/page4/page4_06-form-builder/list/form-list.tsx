import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { isRefused } from '#client/api/connect.ts'
import { useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { Empty } from '#client/ui/states/empty.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { FormState } from '#pages/page4/page4_06-form-builder/form-state.tsx'
import { adoptForm, formsQuery, onVersion } from '#pages/page4/page4_06-form-builder/forms.ts'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import { deleteForm, type ListedForm, restoreForm } from '#resources/forms/contract.ts'
import { inLanguage, MAX_FORMS } from '#resources/forms/rules.ts'

type Props = { onOpen: (form: number | 'new') => void }

export function FormList({ onOpen }: Props) {
  const { t } = useLocale(messages)
  const query = useQuery(formsQuery)
  const canWrite = useGlobal(global => global.permissions.includes('forms:write'))
  const remove = useDeleting()
  const isFull = (query.data?.rows.length ?? 0) >= MAX_FORMS

  const newForm = canWrite && (
    <Button
      kind="main"
      icon={IconPlus}
      label={t('newForm')}
      disabled={isFull || !query.data}
      onClick={() => onOpen('new')}
    />
  )
  return (
    <>
      <PageHead actions={newForm} />
      {!canWrite && (
        <p className={look.message} data-below="16" data-tone="warn">
          {t('lookOnly')}
        </p>
      )}
      {isFull && (
        <p className={look.message} data-below="16" data-tone="warn">
          {t('full')}
        </p>
      )}
      <Loaded query={query} height={172}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty title={t('noneTitle')} text={canWrite && t('noneText')} actions={newForm} />
          ) : (
            <ul className={look.stack} data-gap="12" style={{ maxWidth: 860 }} aria-label={t('forms')}>
              {rows.map(form => (
                <FormItem
                  key={form.id}
                  form={form}
                  onOpen={() => onOpen(form.id)}
                  onDelete={canWrite ? () => void remove(form) : null}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}

type ItemProps = { form: ListedForm; onOpen: () => void; onDelete: (() => void) | null }

function FormItem({ form, onOpen, onDelete }: ItemProps) {
  const { t, language } = useLocale(messages)
  const name = inLanguage(form.title, language)
  return (
    <li className={`${look.panel} ${look.row} ${look.between}`} data-gap="12">
      <div className={`${look.grow} ${look.shrink}`} style={{ flexBasis: 300 }}>
        <h2 className={`${look.heading} ${look.breaking}`} data-below="4">
          <button type="button" className={`${look.link} ${look.underlined}`} onClick={onOpen}>
            {name}
          </button>
        </h2>
        <p className={`${look.row} ${look.dim}`} data-gap="4 12">
          <FormState form={form} />
          <span>
            {t('counts', {
              fields: t('fieldCount', { count: form.fields }),
              answers: t('answerCount', { count: form.answers }),
            })}
          </span>
        </p>
      </div>
      {onDelete && <Button aria-label={t('deleteOf', { name })} label={t('delete')} onClick={onDelete} />}
    </li>
  )
}

/** Deletes a form, with Undo in the toast. */
function useDeleting() {
  const { t, language } = useLocale(messages)
  const failed = (reason: string) => t('failed', { reason })
  const deleting = useAction(deleteForm, { cause: 'deleted' })
  const restoring = useAction(restoreForm, { cause: 'deleted', onDone: adoptForm, failed })

  return (form: ListedForm) => {
    const name = inLanguage(form.title, language)
    const restore = () => restoring.run({ params: { formId: form.id } }, { done: () => t('restored', { name }) })
    return deleting.run(onVersion(form), {
      done: () => t('deleted', { name }),
      undo: () => restore,
      failed: (reason, error) =>
        isRefused(deleteForm, 412, error) ? t('changedMeanwhile', { name }) : t('failed', { reason }),
    })
  }
}
