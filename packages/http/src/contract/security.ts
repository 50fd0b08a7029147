import { HttpApiMiddleware, HttpApiSecurity, OpenApi } from "@effect/platform"
import { WireError } from "./errors.ts"

const describedBearer = (description: string) =>
  HttpApiSecurity.annotateContext(HttpApiSecurity.bearer, OpenApi.annotations({ description }))

/** The key of an account: `Authorization: Bearer <API_KEY>`. */
export class ApiKeySecurity extends HttpApiMiddleware.Tag<ApiKeySecurity>()(
  "@prospect-research/http/ApiKeySecurity",
  {
    failure: WireError.Unauthorized,
    security: {
      api_key: describedBearer("The key of an account. It begins with a prefix that ends in `live_`.")
    }
  }
) {}

/** The administrator's token: `Authorization: Bearer <ADMIN_TOKEN>`. */
export class AdministratorSecurity extends HttpApiMiddleware.Tag<AdministratorSecurity>()(
  "@prospect-research/http/AdministratorSecurity",
  {
    failure: WireError.Unauthorized,
    security: { admin_token: describedBearer("The administrator's token of this server.") }
  }
) {}
