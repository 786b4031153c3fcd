import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { emptyProduct } from '../rules/product-schema.ts';
import styles from './kind-field.module.css';
import { Section } from './section.tsx';
import { useForm } from './use-product-form.ts';

const salesFields = ['salePriceCents', 'saleFrom', 'saleTo'] as const;

/** Whether a new product is sold as it is or by its variations. */
export function KindField() {
  const { kinds: words } = useBackOfficeWords().productEditor;
  const { beginning, begin, set } = useForm();
  return (
    <Section id="kind" title={words.title}>
      <div className={styles.kinds} role="radiogroup" aria-labelledby="section-kind">
        {(['simple', 'variable'] as const).map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={beginning.kind === kind}
              onChange={() => {
                begin((now) => ({ ...now, kind }));
                if (kind === 'variable') for (const field of salesFields) set(field, emptyProduct[field]);
              }}
            />
            <span>
              <strong>{words[kind]}</strong>
              <small>{words.hints[kind]}</small>
            </span>
          </label>
        ))}
      </div>
    </Section>
  );
}
