import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { fileNameOf, saveFile } from '#client/files/save-file.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import look from '#client/ui/look.module.css'
import { Popover } from '#client/ui/popover/popover.tsx'
import { messages } from '#pages/page6/page6_03-translations/messages.ts'
import { exportJson, exportXliff } from '#resources/translations/contract.ts'
import type { Target } from '#resources/translations/rules.ts'

/** Saves the texts of a language to a file, in one of two formats. */
export function ExportMenu({ language }: { language: Target }) {
  const t = useMessages(messages)
  const textOf = useProblemText()
  const [onlyMissing, setOnlyMissing] = useState(false)
  const query = { language, onlyMissing }

  async function save(load: () => Promise<{ body: Blob; headers: Headers }>, extension: string) {
    try {
      const { body, headers } = await load()
      const name = fileNameOf(headers, `texts-${language}.${extension}`)
      saveFile(body, name)
      toast.success(t('exported', { name }), { cause: 'export' })
    } catch (error) {
      toast.error(t('exportFailed', { reason: textOf(error) }), { cause: 'export' })
    }
  }
  async function loadJson() {
    const { body, headers } = await api.send(exportJson, { query })
    const text = `${JSON.stringify(body, null, 2)}\n`
    return { body: new Blob([text], { type: 'application/json' }), headers }
  }

  return (
    <Popover label={t('exportTitle', { language: t(language) })} button={t('export')} icon={IconDownload}>
      {close => (
        <div className={look.stack} data-pad="16">
          <Checkbox label={t('onlyMissing')} isChecked={onlyMissing} onChange={setOnlyMissing} />
          <div className={look.row}>
            <Button label={t('exportJson')} onClick={() => void save(loadJson, 'json').then(close)} />
            <Button
              label={t('exportXliff')}
              onClick={() => void save(() => api.send(exportXliff, { query }), 'xliff').then(close)}
            />
          </div>
        </div>
      )}
    </Popover>
  )
}
