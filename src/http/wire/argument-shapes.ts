import { z } from 'zod';

/** What an argument must look like, in the words of JSON Schema that the platform's clients know. */
export type ArgumentShape = {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: ArgumentShape;
  readonly properties?: Readonly<Record<string, ArgumentShape>>;
};

/** Arguments by name. */
export type ArgumentShapes = Readonly<Record<string, ArgumentShape>>;

const bounds = ['type', 'enum', 'format', 'minimum', 'maximum', 'maxLength', 'maxItems'] as const;

/** In the order that clients have always got: `items` come before the description in a list of scalars, after it in one of objects. */
function inOrder(json: ArgumentShape): ArgumentShape {
  const items = json.items && { items: inOrder(json.items) };
  const isPlain = json.items?.properties === undefined;
  const properties = json.properties && {
    properties: Object.fromEntries(
      Object.entries(json.properties).map(([name, one]) => [name, inOrder(one)]),
    ),
  };
  return {
    ...Object.fromEntries(bounds.flatMap((key) => (json[key] === undefined ? [] : [[key, json[key]]]))),
    ...(isPlain ? items : {}),
    ...(json.description === undefined ? {} : { description: json.description }),
    ...(isPlain ? {} : items),
    ...properties,
    ...(json.default === undefined ? {} : { default: json.default }),
  };
}

/** A schema as JSON Schema: what is sent (`input`) or what is answered. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      delete jsonSchema.readOnly;
      // zod leaves out what holds without a value where the value is read from a text.
      const otherwise = z.globalRegistry.get(zodSchema)?.default;
      if (otherwise !== undefined) Object.assign(jsonSchema, { default: otherwise });
    },
  });
}

function shapeOf(field: z.ZodType): ArgumentShape {
  const schema = field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : field;
  const said = field.meta() as ArgumentShape | undefined;
  // An argument that is read apart from its schema is described by its own meta.
  if (schema instanceof z.ZodUnknown) return (said ?? schema.meta() ?? {}) as ArgumentShape;
  return inOrder({ ...(jsonSchemaOf(schema, 'input') as ArgumentShape), ...said });
}

const made = new WeakMap<z.ZodObject, ArgumentShapes>();

/** What arguments must look like, by name: the answer to `OPTIONS` and the contract's pages show it. */
export function argumentShapes(schema: z.ZodObject): ArgumentShapes {
  const known = made.get(schema);
  if (known) return known;
  const shapes = Object.fromEntries(
    Object.entries<z.ZodType>(schema.shape).map(([name, field]) => [name, shapeOf(field)]),
  );
  made.set(schema, shapes);
  return shapes;
}
