/** What a parameter of the wire must look like, in the words of JSON schema; answers to `OPTIONS` and the contract's pages show it. */
export type ParamShape = {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  /** an English sentence for whoever writes a client */
  readonly description?: string;
  readonly default?: string | number | boolean;
  readonly enum?: readonly string[];
  readonly format?: 'date-time';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: ParamShape;
  readonly properties?: Readonly<Record<string, ParamShape>>;
};

/** Parameters by name. */
export type ParamShapes = Readonly<Record<string, ParamShape>>;
