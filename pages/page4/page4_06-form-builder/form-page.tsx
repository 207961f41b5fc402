import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { MOUNT_PATH } from '#client/loading/mount.ts'
import { linkTo } from '#client/router/links.ts'
import { Button } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy/copy-text.ts'
import { PageHead } from '#client/ui/page-head.tsx'
import { Empty } from '#client/ui/states/empty.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { inLanguage } from '#resources/forms/rules.ts'
import { Problem } from '#shared/errors.ts'
import { FormParts } from './form-parts.tsx'
import { formQuery, UNSAVED, unsavedForm, versionsQuery } from './forms.ts'
import { messages } from './messages.ts'
import type { PartProps } from './part-props.ts'

/** One form, once it has loaded with all its published versions. A new one exists only here until it is saved. */
export function FormPage(props: PartProps) {
  const { formId, onLeave } = props
  const [unsaved] = useState(unsavedForm)
  const { t, language } = useLocale(messages)
  const isNew = formId === UNSAVED
  const form = useQuery({ ...formQuery(formId), enabled: !isNew, placeholderData: isNew ? unsaved : undefined })
  const versions = useQuery({
    ...versionsQuery(formId),
    enabled: !isNew,
    placeholderData: isNew ? { rows: [] } : undefined,
  })
  const leave = <Button label={t('allForms')} onClick={onLeave} />
  if (form.error instanceof Problem && form.error.status === 404)
    return <Empty title={t('missingTitle')} text={t('missingText')} actions={leave} />
  const actions = (
    <>
      {form.data && form.data.latest !== null && (
        <Button
          icon={IconLink}
          label={t('copyLink')}
          onClick={() =>
            void copyText(
              location.origin + MOUNT_PATH + linkTo('page4_06', { form: formId, tab: 'fill' }),
              t('linkCopied'),
            )
          }
        />
      )}
      {leave}
    </>
  )
  const title = form.data && inLanguage(form.data.title, language)
  return (
    <>
      <PageHead subpage={{ title: title ?? '…', text: t('formPurpose') }} actions={actions} />
      <Loaded query={form} height={640}>
        {data => (
          <Loaded query={versions} height={640}>
            {({ rows }) => <FormParts {...props} form={data} versions={rows} />}
          </Loaded>
        )}
      </Loaded>
    </>
  )
}
