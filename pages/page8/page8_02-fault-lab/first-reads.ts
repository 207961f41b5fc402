import { OUTLINE_PATH } from '#shared/openapi/address.ts'

export default [OUTLINE_PATH]
