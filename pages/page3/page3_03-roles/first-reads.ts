import { firstRead } from '#client/loading/first-read.ts'
import { listRoleHolders, listRoles } from '#resources/roles/contract.ts'
import { OUTLINE_PATH } from '#shared/openapi/address.ts'

export default [firstRead(listRoles), firstRead(listRoleHolders), `${listRoles.needs}|${OUTLINE_PATH}`]
