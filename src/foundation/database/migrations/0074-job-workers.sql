-- The workers that carry out jobs, one row for each that runs. A worker holds an advisory lock on its id for as long as it is connected,
-- and tells every few seconds that it is there: jobs of one that does neither any more are given to others.
create table job_workers (
  -- the id that stands in `locked_by` of its jobs
  id text primary key,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
