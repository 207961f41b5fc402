import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { Form } from '#client/ui/form/form.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import { createView, type View, ViewFields } from '#resources/views/contract.ts'
import { viewMessages } from './messages.ts'

type Props = { page: string; search: string; onSaved: (view: View) => void }

/** Saves the list's state under a name. The server's issues with the name appear on the field. */
export function SaveView({ page, search, onSaved }: Props) {
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
