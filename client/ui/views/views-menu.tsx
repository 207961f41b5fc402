import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { Button } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy/copy-text.ts'
import { Form } from '#client/ui/form/form.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import { Popover } from '#client/ui/popover/popover.tsx'
import { createView, type View, ViewFields } from '#resources/views/contract.ts'
import { viewMessages } from './messages.ts'
import { useViews, type ViewsOptions } from './use-views.ts'
import styles from './views.module.css'

/** The button that opens the saved views of a list: open one, save the current state, share one by its link. */
export function ViewsMenu(options: ViewsOptions) {
  const t = useMessages(viewMessages)
  const views = useViews(options)
  const { current, isChanged } = views
  const name = current && (isChanged ? t('changed', { name: current.name }) : current.name)
  return (
    <Popover
      label={t('views')}
      button={name ?? t('views')}
      icon={IconBookmark}
      className={`${look.screen} ${styles.button}`}
    >
      {close => (
        <div data-pad="16">
          <Panel views={views} options={options} onDone={close} />
        </div>
      )}
    </Popover>
  )
}

type PanelProps = { views: ReturnType<typeof useViews>; options: ViewsOptions; onDone: () => void }

function Panel({ views, options, onDone }: PanelProps) {
  const t = useMessages(viewMessages)
  const { own, current, isOwn, isChanged, open, remove, update } = views
  const show = (view: View) => {
    onDone()
    open(view)
  }
  return (
    <>
      <h2 className={look.subtitle}>{t('yours')}</h2>
      {own.error && (
        <p className={look.dim} data-below="12">
          {t('failed')}
        </p>
      )}
      {own.data?.rows.length === 0 && (
        <p className={look.dim} data-below="12">
          {t('none')}
        </p>
      )}
      {current && !isOwn && (
        <p className={look.dim} data-below="12">
          {t('sharedBy', { name: current.name, owner: current.owner })}
        </p>
      )}
      {own.data && own.data.rows.length > 0 && (
        <ul className={look.scroll} style={{ maxHeight: 240 }} data-below="12">
          {own.data.rows.map(view => (
            <li key={view.id} className={`${look.flex} ${look.middle}`}>
              <button
                type="button"
                className={`${look.entry} ${look.ellipsis}`}
                aria-current={view.id === current?.id || undefined}
                onClick={() => show(view)}
              >
                {view.name}
              </button>
              <IconButton
                icon={IconLink}
                label={t('copyLink', { name: view.name })}
                onClick={() => void copyText(linkOf(view), t('linkCopied'))}
              />
              <IconButton
                icon={IconTrash}
                isDanger
                label={t('remove', { name: view.name })}
                onClick={() => void remove(view)}
              />
            </li>
          ))}
        </ul>
      )}
      {current && isOwn && isChanged && (
        <Button
          isWide
          data-below="12"
          label={t('update', { name: current.name })}
          onClick={() => void update(current)}
        />
      )}
      <SaveView page={options.page} search={options.search} onSaved={show} />
    </>
  )
}

/** The list's URL with only the view, whose state is read when it is opened. */
const linkOf = ({ id }: View) => `${location.origin}${location.pathname}?view=${id}`

type Props = { page: string; search: string; onSaved: (view: View) => void }

/** Saves the list's state under a name. The server's issues with the name appear on the field. */
function SaveView({ page, search, onSaved }: Props) {
  const t = useMessages(viewMessages)
  const create = useAction(createView)
  const { field, formProps } = useContractForm({
    schema: ViewFields,
    initialValues: { name: '', search },
    words: viewMessages,
    send: async ({ name }) => {
      const view = await create.send({ body: { page, name, search } })
      toast.success(t('saved', { name: view.name }), { cause: 'view' })
      onSaved(view)
    },
  })
  return (
    <Form label={t('save')} submit={t('save')} {...formProps}>
      <TextField {...field('name', { label: t('name') })} maxLength={60} autoComplete="off" />
    </Form>
  )
}
