import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'resources/saved-requests/contract.ts#createSavedRequest': {
      en: 'An endpoint is data: one of them',
      zh: '端點就是資料，這是其中一個',
    },
    './catalogue/document.ts#readOperation': {
      en: 'The form is built from the OpenAPI document',
      zh: '表單依 OpenAPI 文件產生',
    },
    './catalogue/check.ts#check': {
      en: 'Whether a value fits its schema, and where not',
      zh: '值是否符合結構描述，哪裡不符',
    },
    './reply/reply.ts#judge': { en: 'Whether the response keeps its promise', zh: '回應是否遵守約定' },
    './saved/runs/takes.ts#takeFrom': { en: 'A step takes a value out of its response', zh: '步驟從回應中取出一個值' },
  },
  reading: {
    'OpenAPI Specification': 'https://spec.openapis.org/oas/latest.html',
    'JSON Schema': 'https://json-schema.org/understanding-json-schema/',
    'RFC 6901: JSON Pointer': 'https://www.rfc-editor.org/rfc/rfc6901',
  },
}
