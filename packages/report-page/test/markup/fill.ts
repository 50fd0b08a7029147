import { Schema, SchemaAST } from "effect"

/** Gives the text of a member by its path, list items by index. */
export type TextAt = (path: string) => string

const isNothing = (ast: SchemaAST.AST): boolean =>
  ast === SchemaAST.null ||
  ast._tag === "UndefinedKeyword" ||
  (ast._tag === "Literal" && ast.literal === null)

const alternatives = (ast: SchemaAST.Union): ReadonlyArray<SchemaAST.AST> =>
  ast.types.filter(it => !isNothing(it))

const within = (ast: SchemaAST.AST): ReadonlyArray<SchemaAST.AST> => {
  switch (ast._tag) {
    case "TypeLiteral":
      return ast.propertySignatures.map(it => it.type)
    case "Union":
      return alternatives(ast)
    case "Refinement":
      return [ast.from]
    default:
      return []
  }
}

/** So many items show every alternative of the item and of its members. */
const itemsFor = (ast: SchemaAST.AST): number =>
  Math.max(2, ast._tag === "Union" ? alternatives(ast).length : 0, ...within(ast).map(itemsFor))

const valueAt = (ast: SchemaAST.AST, path: string, index: number, textAt: TextAt): unknown => {
  switch (ast._tag) {
    case "StringKeyword":
      return textAt(path)
    case "NumberKeyword":
      return index + 1
    case "BooleanKeyword":
      return false
    case "Literal":
      return ast.literal
    case "Refinement":
      return valueAt(ast.from, path, index, textAt)
    case "Union": {
      const options = alternatives(ast)
      const option = options[index % options.length]
      return option === undefined ? null : valueAt(option, path, index, textAt)
    }
    case "TypeLiteral":
      return Object.fromEntries(
        ast.propertySignatures.map(({ name, type }) => [
          name,
          valueAt(type, path === "" ? String(name) : `${path}.${String(name)}`, index, textAt)
        ])
      )
    case "TupleType": {
      const [rest] = ast.rest
      if (rest === undefined) throw new Error(`Not a plain list: ${path}`)
      return Array.from({ length: itemsFor(rest.type) }, (_, item) =>
        valueAt(rest.type, `${path}.${item}`, item, textAt)
      )
    }
    default:
      throw new Error(`No value is known for ${ast._tag} at ${path}`)
  }
}

/**
 * A value of the schema in which every member is present and every text is given. Lists are as long as it takes for
 * each alternative to occur; outside of lists the first one is taken.
 */
export const fill = <A, I>(schema: Schema.Schema<A, I>, textAt: TextAt): A => {
  const types = Schema.typeSchema(schema)
  return Schema.validateSync(types)(valueAt(types.ast, "", 0, textAt))
}
